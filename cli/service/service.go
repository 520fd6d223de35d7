// Package service holds the nouns of its room: the service manager, which may make the daemon's sockets, and wants to
// know how it is.
package service

import (
	"time"

	"rkllmd/cli"
)

// FirstSocket is the descriptor of the first socket that the service manager hands over (sd_listen_fds(3)).
const FirstSocket = 3

// MaxSockets is how many of them are looked at.
const MaxSockets = 64

// Names of sockets (FileDescriptorName= of a socket unit): the front-end that serves it.
const (
	SocketRPC     = "rpc"
	SocketUMA     = "uma"
	SocketSwarm   = "swarm"
	SocketGRPC    = "grpc"
	SocketHTTP    = "http"
	SocketMetrics = "metrics"
)

// SocketNames is all of them, for messages.
const SocketNames = "rpc, uma, swarm, grpc, http and metrics"

// UnitSuffix is what a socket is called like that was given no name: as its unit.
const UnitSuffix = ".socket"

// Manager is what the service manager has told this process.
type Manager struct {
	Sockets  []Socket
	Notify   string        // the socket that is to be told how the daemon is; "": nobody wants to know
	Watchdog time.Duration // how long the daemon may be silent there; 0: for ever
}

// Socket is one that the service manager has made, and listens on.
type Socket struct {
	Name string
	FD   int
}

// AliveTimes is how often the service manager is told that the daemon is alive in the time in which it must be once.
const AliveTimes = 3

// Sent is what the service manager is told, besides STATUS=.
const (
	SentReady    = "READY=1"
	SentAlive    = "WATCHDOG=1"
	SentStopping = "STOPPING=1\nSTATUS=Stopping"
)

// SocketSettings is what says where each front-end listens that is handed no socket.
var SocketSettings = map[string]cli.Setting{
	SocketRPC: cli.SettingSocket, SocketUMA: cli.SettingUMASocket, SocketSwarm: cli.SettingSwarmSocket,
	SocketGRPC: cli.SettingGRPC, SocketHTTP: cli.SettingHTTP, SocketMetrics: cli.SettingMetrics,
}

// NetworkSockets is the front-ends that may be served by TCP; the others have Unix sockets.
var NetworkSockets = map[string]bool{SocketGRPC: true, SocketHTTP: true, SocketMetrics: true}
