// Package manual holds the constants of its room: pages of the manual, for man(1).
package manual

// Escapes is what stands in a page for what would steer its reader, as strings.NewReplacer takes it.
var Escapes = []string{`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`}

// ExitStatus is the section on exit codes.
const ExitStatus = `.SH EXIT STATUS
.TP
0
Done.
.TP
1
Failed; the reason is on standard error. Or rkllmd doctor found problems.
.TP
2
Wrong flags, arguments, environment or configuration.
.TP
130
Interrupted.
.TP
141
Nobody reads standard output any more.
`

// ConfigHead is the beginning of rkllmd.conf(5).
const ConfigHead = `.SH NAME
rkllmd.conf \- settings of the daemon rkllmd serve
.SH SYNOPSIS
/etc/rkllmd/rkllmd.conf
.SH DESCRIPTION
The file holds lines NAME = VALUE. Lines that begin with #, and empty ones, say nothing. A value goes to the end of its line, without the
blanks around it. Of a list, each value has a line of its own. What is wrong ends the start of the daemon, which tells the line.
.PP
A flag goes before a variable of the environment, and both before this file. After a change:
.B systemctl restart rkllmd.service
.SH SETTINGS
`
