#!/bin/sh
# Make a virtual environment with the first Python 3.11 or newer found: make-venv.sh DIRECTORY
set -eu
venv=$1
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

if "$venv/bin/python" -c "$new_enough" 2>/dev/null && "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    exit 0
fi

for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$python" -c "$new_enough" 2>/dev/null; then
        if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
            echo "$python has no venv module; on Debian and Ubuntu: sudo apt-get install python3-venv" >&2
            exit 1
        fi
        exec "$python" -m venv --clear "$venv"
    fi
done
echo "Hapag needs Python 3.11 or newer and found none; name yours with: make PYTHON=/path/to/python" >&2
exit 1
