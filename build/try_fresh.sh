#!/bin/bash
# Tries the README's two commands, make demo and make test, as somebody does who has just cloned the last commit onto a fresh machine: an
# ordinary user, in a bare root of a distribution with git and make alone, made with debootstrap. It must be run as root.
#
#   build/try_fresh.sh                            Debian 12, Ubuntu 22.04 and Ubuntu 24.04, each in both ways
#   build/try_fresh.sh debian-12 ubuntu-22.04     these
#   WAYS=plain build/try_fresh.sh debian-11       in one way
#   COMMANDS=demo build/try_fresh.sh debian-11    one of the two commands
#
# The ways: "sudo", at a terminal, where sudo asks for no password, and the commands install what is missing; and "plain", without sudo, under
# nohup, without a terminal: there make must name the command that installs what is missing, root runs that very command, and the user asks
# again. Node is on neither. Afterwards nothing may be left in /tmp, and no process may still run.
#
# The first try on a distribution compiles everything; the next ones have its Go caches. Roots, caches and the whole output of each command
# stay in .cache/fresh; remove it to begin anew.
set -euo pipefail
cd "$(dirname "$0")/.."
[[ $(id -u) == 0 ]] || { echo "try_fresh.sh: roots are made by root: sudo build/try_fresh.sh" >&2; exit 1; }
command -v debootstrap >/dev/null || { echo "try_fresh.sh: debootstrap is missing: apt-get install -y debootstrap" >&2; exit 1; }
declare -A suite_of=([debian-11]=bullseye [debian-12]=bookworm [debian-13]=trixie [ubuntu-22.04]=jammy [ubuntu-24.04]=noble)
folder=$PWD/.cache/fresh
[[ $# != 0 ]] || set -- debian-12 ubuntu-22.04 ubuntu-24.04
failed=
mkdir -p "$folder"
rm -f "$folder/silence"
mkfifo "$folder/silence"
exec {silence}<>"$folder/silence" # a person who types nothing: at the end of its input script(1) would spin

# make_base NAME: a bare root, once; with it go this machine's name servers and the certificates that its administrator trusts.
make_base() {
	local suite=${suite_of[$1]:?"$1 is unknown: ${!suite_of[*]}"} base=$folder/$1/base components=main script= check=
	[[ ! -e $base ]] || return 0
	[[ $1 != ubuntu-* ]] || { components=main,universe && script=jammy; }
	echo "Making a bare root of $1"
	if [[ $1 == ubuntu-* && ! -e /usr/share/keyrings/ubuntu-archive-keyring.gpg ]]; then
		echo "  without looking at its signatures: this machine has not the keys of Ubuntu's archive"
		check=--no-check-gpg
	fi
	rm -rf "$base.part"
	mkdir -p "$base.part"
	debootstrap $check --variant=minbase --components=$components --include=git,make "$suite" "$base.part" "" $script >"$folder/$1/debootstrap.log" 2>&1 ||
		{ tail -3 "$folder/$1/debootstrap.log" >&2; return 1; }
	sed -n "s/^\(deb [^ ]* $suite\) /\1-updates /p" "$base.part/etc/apt/sources.list" >"$base.part/etc/apt/sources.list.d/updates.list"
	cp /etc/resolv.conf /etc/hosts "$base.part/etc/"
	mkdir -p "$base.part/usr/local/share/ca-certificates"
	find /usr/local/share/ca-certificates -name '*.crt' -exec cp {} "$base.part/usr/local/share/ca-certificates/" \;
	chroot "$base.part" useradd --create-home --shell /bin/bash newcomer
	mv "$base.part" "$base"
}

# inside ROOT USER COMMAND...: runs a command in a root, in its home's checkout if it has one. No process of it outlives it.
inside() {
	local root=$1 user=$2 home=/root
	shift 2
	[[ $user == root ]] || home=/home/$user
	unshare --mount --pid --fork --kill-child bash -c '
		mount -t proc proc "$1/proc" && mount --rbind /sys "$1/sys" && mount --rbind /dev "$1/dev" && mount -t tmpfs -o mode=1777 tmp "$1/dev/shm"
		root=$1 && shift && chroot "$root" "$@"
		exit $? # so that this shell stays, the first process, which the orphans of others become children of
		' - "$root" \
		/usr/bin/env -i HOME="$home" USER="$user" LOGNAME="$user" SHELL=/bin/bash TERM="${TERM:-dumb}" LANG=C.UTF-8 \
		PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin ${http_proxy+http_proxy="$http_proxy"} \
		${https_proxy+https_proxy="$https_proxy"} ${no_proxy+no_proxy="$no_proxy"} \
		setpriv --reuid="$user" --regid="$user" --init-groups bash -c 'cd; [[ ! -d rkllmd ]] || cd rkllmd; exec "$@"' - "$@"
}

# try ROOT LOG WAY TARGET: one of the two commands, with its whole output in LOG. Says how long it took.
try() {
	local root=$1 log=$2 way=$3 target=$4 begun=$SECONDS code=0
	if [[ $way == sudo ]]; then
		inside "$root" newcomer script --quiet --flush --return --command "make $target" /dev/null <&"$silence" >"$log" 2>&1 || code=$?
	else
		inside "$root" newcomer setsid --wait nohup make "$target" </dev/null >"$log" 2>&1 || code=$?
	fi
	echo "  make $target: exit $code, $((SECONDS - begun)) s, $(wc -l <"$log") lines of output: $log"
	return $code
}

# try_way NAME WAY: both commands in a fresh copy of the root.
try_way() {
	local name=$1 way=$2 root=$folder/$1/$2 log=$folder/$1/$2 target install code=0
	rm -rf "$root"
	cp -a "$folder/$name/base" "$root"
	echo "$name, $way"
	if [[ $way == sudo ]]; then
		inside "$root" root sh -c 'apt-get update -qq && apt-get install -y -qq sudo' >"$log-prepare.log" 2>&1
		echo 'newcomer ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/newcomer"
	fi
	git clone --quiet --no-hardlinks "$PWD" "$root/home/newcomer/rkllmd"
	[[ ! -e $folder/$name/go ]] || cp -a "$folder/$name/go" "$root/home/newcomer/go"
	[[ ! -e $folder/$name/go-build ]] || { mkdir "$root/home/newcomer/.cache" && cp -a "$folder/$name/go-build" "$root/home/newcomer/.cache/"; }
	chroot "$root" chown -R newcomer:newcomer /home/newcomer
	for target in ${COMMANDS:-demo test}; do
		try "$root" "$log-$target.log" "$way" "$target" && continue
		install=$(sed -n 's/^  sudo \(apt-get update.*\)$/\1/p' "$log-$target.log")
		[[ $way == plain && -n $install ]] || { tail -5 "$log-$target.log"; code=1; break; }
		echo "  it names: sudo $install"
		inside "$root" root sh -c "${install//sudo /} </dev/null" >"$log-$target-install.log" 2>&1
		try "$root" "$log-$target.log" "$way" "$target" || { tail -5 "$log-$target.log"; code=1; break; }
	done
	[[ -z $(ls -A "$root/tmp") ]] || { echo "  left in /tmp: $(ls -A "$root/tmp" | tr '\n' ' ')"; code=1; }
	rm -rf "$folder/$name/go" "$folder/$name/go-build"
	cp -a "$root/home/newcomer/go" "$root/home/newcomer/.cache/go-build" "$folder/$name/"
	return $code
}

for name; do
	make_base "$name" || { echo "$name: its packages cannot be had"; failed+=" $name"; continue; }
	for way in ${WAYS:-sudo plain}; do
		try_way "$name" "$way" || failed+=" $name-$way"
	done
done
[[ -z $failed ]] || { echo "Failed:$failed"; exit 1; }
