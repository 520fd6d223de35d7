#!/bin/sh
# Runs in a clean root, under its systemd: installs the package, asks the daemon, upgrades, removes and purges. Says "passed" at the end.
#
#   try.sh OLD.deb NEW.deb librkllmrt.so
set -eux
old=$1 new=$2 library=$3
# refuses COMMAND...: ends the script where the command succeeds. (A "!" before it would not: set -e does not look at that.)
refuses() {
	if "$@"; then
		echo "this should have failed: $*"
		exit 1
	fi
}
export DEBIAN_FRONTEND=noninteractive
useradd --create-home alice
useradd --create-home bob

began=$(date +%s%N)
apt-get install --yes --no-install-recommends "$old"
rkllmd run builtin:demo 'Once upon a time' </dev/null >/tmp/answer
echo "from nothing to an answer of $(wc -w </tmp/answer) words: $((($(date +%s%N) - began) / 1000000)) ms"
[ "$(wc -w </tmp/answer)" -gt 5 ]
usermod --append --groups rkllmd alice
systemctl is-active rkllmd.socket
refuses systemctl is-active rkllmd.service
[ "$(stat --format '%a %U %G' /run/rkllmd/rkllm.sock)" = '660 root rkllmd' ]
id rkllmd | grep render | grep video

# The first client starts the daemon, and is answered. Who is not of the group is not let in.
date +%s.%N
runuser --login alice --command 'rkllmd call is_running "[null]"'
date +%s.%N
until systemctl is-active rkllmd.service; do # the client may be answered before systemd has read that all is ready
	refuses systemctl is-failed rkllmd.service
	sleep 0.1
done
systemctl show --property StatusText rkllmd.service | grep 'Serving at /run/rkllmd/rkllm.sock'
refuses runuser --login bob --command 'rkllmd call is_running "[null]"'
systemctl show --property WatchdogTimestamp rkllmd.service | grep -- :
[ "$(stat --format '%U' /var/lib/rkllmd/models)" = rkllmd ]
[ "$(ps --no-headers -o user --pid "$(systemctl show --property MainPID --value rkllmd.service)")" = rkllmd ]

# A model, a streamed answer.
runuser --login alice --command 'rkllmd call init "[null, {\"model_path\": \"builtin:demo\", \"max_new_tokens\": 8}]"'
runuser --login alice --command 'rkllmd call run_async "[null, {\"prompt_input\": \"Hello\"}]"' | tee /tmp/answer
[ "$(wc -l </tmp/answer)" -gt 4 ]
man -w rkllmd-serve rkllmd.conf

# The configuration: a mistake is told in the journal, and a change outlives an upgrade, which starts the daemon anew.
echo 'log-levl = debug' >>/etc/rkllmd/rkllmd.conf
refuses systemctl restart rkllmd.service
journalctl --unit rkllmd.service | grep 'there is no setting "log-levl", did you mean log-level?'
sed -i '$d' /etc/rkllmd/rkllmd.conf
echo 'log-level = debug' >>/etc/rkllmd/rkllmd.conf
systemctl reset-failed
systemctl restart rkllmd.service
before=$(systemctl show --property MainPID --value rkllmd.service)
touch /var/lib/rkllmd/models/mine.gguf
apt-get install --yes --no-install-recommends "$new"
grep '^log-level = debug$' /etc/rkllmd/rkllmd.conf
runuser --login alice --command 'rkllmd call is_running "[null]"'
[ "$(systemctl show --property MainPID --value rkllmd.service)" != "$before" ]

# A vendor's library, whose process the unit's rules must let be confined.
mkdir -p /usr/lib/rkllm
cp "$library" /usr/lib/rkllm/librkllmrt.so
rkllmd tiny-model /var/lib/rkllmd/models/tiny.gguf
echo 'library = /usr/lib/rkllm/librkllmrt.so' >>/etc/rkllmd/rkllmd.conf
systemctl restart rkllmd.service
runuser --login alice --command 'rkllmd call init "[null, {\"model_path\": \"/var/lib/rkllmd/models/tiny.gguf\", \"max_new_tokens\": 4}]"'
runuser --login alice --command 'rkllmd call run "[null, {\"prompt_input\": \"Hello\"}]"' | tail -1 | cut -c 1-200
journalctl --unit rkllmd.service | grep "the library's process has started" | tail -1 | tee /tmp/confined
grep 'confined=true' /tmp/confined
grep 'seccomp=true' /tmp/confined

# bash, as it completes by itself.
bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader rkllmd; COMP_LINE="rkllmd show m" COMP_POINT=13 COMP_WORDS=(rkllmd show m)
	COMP_CWORD=2 COMP_TYPE=9; compopt() { :; }; __start_rkllmd; echo "${COMPREPLY[*]}"' | grep mine

package=$(dpkg-deb --field "$new" Package)
apt-get remove --yes "$package"
refuses systemctl is-active rkllmd.socket
refuses systemctl is-active rkllmd.service
[ ! -e /usr/bin/rkllmd ]
[ -e /var/lib/rkllmd/models/mine.gguf ]
[ -e /etc/rkllmd/rkllmd.conf ]
apt-get purge --yes "$package"
[ ! -e /var/lib/rkllmd ]
[ ! -e /etc/rkllmd ]
echo passed
