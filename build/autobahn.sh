#!/bin/bash
# Runs the Autobahn test suite against what serves WebSocket clients here, as an echo server. The suite is a program for Python 2.7, which distributions have
# no more, so "make clients" goes without it. PYTHON2 names that Python where it is neither in the PATH nor pyenv's.
set -euo pipefail
cd "$(dirname "$0")/.."
suite=.cache/tools/autobahn
python=
for one in ${PYTHON2-} python2.7 ~/.pyenv/versions/2.7.*/bin/python2.7; do
	[[ -n $python ]] || ! "$one" -m pip --version &>/dev/null || python=$(command -v "$one")
done
[[ -n $python ]] || {
	echo "Missing: Python 2.7 with pip, which the Autobahn test suite needs. With pyenv: pyenv install 2.7.18" >&2
	exit 1
}
[[ -x $suite/wstest ]] || {
	echo "Installing the Autobahn test suite into $suite"
	rm -rf "$suite"
	"$python" -m pip install -qq --disable-pip-version-check --target "$suite" setuptools==44.0.0 autobahntestsuite==25.10.1
	# Its packages find each other through .pth files, which count in a folder of site-packages only.
	cat >"$suite/wstest" <<-END
		#!/bin/sh
		exec "$python" -c 'import site, sys; site.addsitedir("$PWD/$suite"); from autobahntestsuite.wstest import run; run()' "\$@"
	END
	chmod +x "$suite/wstest"
}
. build/env.sh
cd tests/clients
go test -count=1 -v -run '^TestAutobahn$' .
