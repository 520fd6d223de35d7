// Package units holds the nouns of its room: the service on this machine, as systemd and its files have it.
package units

import (
	"os"
	"time"

	"rkllmd/cli"
)

// Names of the units.
const (
	ServiceName = "rkllmd.service"
	SocketName  = "rkllmd.socket"
)

// UserServiceUnit is rkllmd.service of one user: systemd puts in the home, and the folder of configurations.
const UserServiceUnit = `[Unit]
Description=RKLLM API, served to the programs of this user
Requires=rkllmd.socket
After=rkllmd.socket

[Service]
Type=notify
ExecStart=%h/.local/lib/rkllmd/rkllmd serve --config %E/rkllmd/rkllmd.conf
WatchdogSec=60
TimeoutStopSec=30
Restart=on-failure
UMask=0077
NoNewPrivileges=yes

[Install]
WantedBy=default.target
Also=rkllmd.socket
`

// UserSocketUnit is rkllmd.socket of one user.
const UserSocketUnit = `[Unit]
Description=Socket of the RKLLM API

[Socket]
ListenStream=%t/` + cli.UserServiceSocket + `
FileDescriptorName=rpc
SocketMode=0600
RemoveOnStop=yes

[Install]
WantedBy=sockets.target
`

// PackagedProgram is the program of a package, as its unit has it.
const PackagedProgram = "/usr/bin/rkllmd"

// SystemProgram is the folder of the program of the system's service that came without a package.
const SystemProgram = "/usr/local/lib/rkllmd"

// ProgramName is what the program is called there.
const ProgramName = "rkllmd"

// VariantFiles is what the files are called that a portable program needs beside it.
const VariantFiles = "libggml-cpu-*.so"

// RecordName is the file beside the program in which stands what an installation has written, a path a line.
const RecordName = "installed"

// Who has installed a service.
const (
	ByPackage = "package"
	ByInstall = "rkllmd service install"
	ByOthers  = "others"
)

// Times of what is asked here.
const (
	CommandTime = 90 * time.Second // for systemd to do something
	KillTime    = 5 * time.Second  // for a program to end that was killed
	AnswerTime  = 10 * time.Second // for a daemon to answer, its start included
)

// Place is where everything of a service is: of the system's, or of one user's.
type Place struct {
	Scope     string   // "system" or "user"
	Systemctl []string // the command that asks its systemd
	Booted    string   // is there where systemd runs
	Units     string   // the folder of units
	Packaged  []string // folders in which a package's units would be
	Program   string   // the folder of the program
	Config    string   // the configuration file
	State     string   // the folder of models and state; "" they are the user's
	Users     string   // the file of the service's user; "" there is none
	Socket    string   // where the daemon answers
}

// Scopes of a Place.
const (
	ScopeSystem = "system"
	ScopeUser   = "user"
)

// File is one that an installation writes.
type File struct {
	Path string
	Text []byte
	Mode os.FileMode
}

// Unit is what systemd says of a unit.
type Unit struct {
	Enabled string `json:"enabled"` // "enabled", "disabled"; "" not known
	Active  string `json:"active"`  // "active", "inactive", "failed"; "" not known
	Result  string `json:"result"`  // "success", or why it has failed; "" not known
	File    string `json:"file"`    // which unit file systemd has read
}

// State is how a service is.
type State struct {
	Scope   string             `json:"scope"`
	By      string             `json:"installed_by"`
	File    string             `json:"file"` // rkllmd.service
	Config  string             `json:"config"`
	Socket  Unit               `json:"socket_unit"`
	Service Unit               `json:"service_unit"`
	Path    string             `json:"socket"`
	Library *cli.ServedLibrary `json:"library"` // of the daemon that answers; nil when none does
	// Problems is what stands in the way, and what to do about it.
	Problems []string `json:"-"`
}

// Report is how the services of this machine and this user are, for "service status".
type Report struct {
	Services []Reported `json:"services"`
	Problems int        `json:"problems"` // of all services
}

// Reported is a service with what stands in its way, for programs.
type Reported struct {
	State
	Problems []string `json:"problems"`
}
