// Package config holds the constants of its room: the configuration file.
package config

// MaxBytes is the largest configuration file that is read.
const MaxBytes = 1 << 20

// Width is where lines of a configuration file that is written end.
const Width = 100

// Head is what a configuration file begins with that is written for people to fill in.
const Head = `# Settings of rkllmd serve. Each stands here as a comment, with what holds where nothing is said; take the # away
# to set it. A variable of the environment goes before this file, a flag before both. The settings are called as
# the flags are (rkllmd serve --help, rkllmd.conf(5)); of a list, write a line for each value.
#
# systemd makes the daemon's socket: who may connect, and where, rkllmd.socket says (systemctl edit rkllmd.socket).
# After a change: systemctl restart rkllmd.service
`
