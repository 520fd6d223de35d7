// Package install holds the constants of its room: what stands beside the program on a machine where it is installed.
package install

// ServiceUnit is rkllmd.service.
const ServiceUnit = `[Unit]
Description=RKLLM API, served to the programs of this machine
Documentation=man:rkllmd-serve(1) man:rkllmd.conf(5)
Requires=rkllmd.socket
After=rkllmd.socket

[Service]
Type=notify
ExecStart=/usr/bin/rkllmd serve --config /etc/rkllmd/rkllmd.conf
User=rkllmd
Group=rkllmd
StateDirectory=rkllmd rkllmd/models
CacheDirectory=rkllmd
WatchdogSec=60
TimeoutStopSec=30
Restart=on-failure

# The daemon sees the system as it is, may write its own state alone, and sees no user's files: models lie in
# /var/lib/rkllmd/models, or where everybody may read them.
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
UMask=0027
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
RestrictSUIDSGID=yes
RemoveIPC=yes
LockPersonality=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
RestrictNamespaces=yes
RestrictRealtime=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
# The daemon confines the vendor library's process.
SystemCallFilter=seccomp landlock_create_ruleset landlock_add_rule landlock_restrict_self
# Threads are tied to cores, and given priorities.
SystemCallFilter=sched_setaffinity sched_setscheduler setpriority
# HTTP, gRPC and metrics, where the configuration asks for them.
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
# PrivateDevices= is not set, because the vendor's library opens the NPU: as a DRM device, or by the older driver, and
# memory that it shares with it. No other device is there.
DevicePolicy=closed
DeviceAllow=char-drm rw
DeviceAllow=char-dma_heap rw
DeviceAllow=/dev/rknpu rw
DeviceAllow=/dev/mpp_service rw
# Not set either: MemoryDenyWriteExecute=, because nobody knows whether a vendor's library makes code as it runs;
# ProcSubset=pid, because it reads /proc/cpuinfo, and the daemon /proc/meminfo; PrivateNetwork= and IPAddressDeny=,
# because of HTTP: without it, put both into a drop-in (systemctl edit rkllmd.service).

[Install]
WantedBy=multi-user.target
Also=rkllmd.socket
`

// SocketUnit is rkllmd.socket.
const SocketUnit = `[Unit]
Description=Socket of the RKLLM API
Documentation=man:rkllmd-serve(1)

[Socket]
ListenStream=/run/rkllmd/rkllm.sock
FileDescriptorName=rpc
# Who may connect: root, and the group rkllmd (adduser NAME rkllmd).
SocketUser=root
SocketGroup=rkllmd
SocketMode=0660
DirectoryMode=0755
RemoveOnStop=yes

[Install]
WantedBy=sockets.target
`

// Users is sysusers.d/rkllmd.conf: the daemon's user, and the groups to which the devices of NPUs belong.
const Users = `u rkllmd - "RKLLM API" /var/lib/rkllmd
g render -
g video -
m rkllmd render
m rkllmd video
`

// Places of what a package holds, below its root.
const (
	UnitFolder        = "usr/lib/systemd/system"
	UsersFile         = "usr/lib/sysusers.d/rkllmd.conf"
	ConfigFile        = "etc/rkllmd/rkllmd.conf"
	ManualFolder      = "usr/share/man/man1"
	ConfigManualFile  = "usr/share/man/man5/rkllmd.conf.5"
	BashCompletion    = "usr/share/bash-completion/completions/rkllmd"
	ZshCompletion     = "usr/share/zsh/vendor-completions/_rkllmd"
	FishCompletion    = "usr/share/fish/vendor_completions.d/rkllmd.fish"
	CompletionCommand = "completion"
)

// ModelCommands is the commands whose arguments are names of models.
var ModelCommands = []string{"run", "chat", "show", "rm", "cp", "stop"}

// Words is what flags may say that take one of a few words.
var Words = map[string][]string{
	"log-level":    {"debug", "info", "warn", "error"},
	"log-format":   {"text", "json"},
	"uma-protocol": {"json", "newline"},
	"protocol":     {"json", "newline"},
	"pooling":      {"mean", "last"},
}
