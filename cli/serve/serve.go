// Package serve holds the types and constants of its room: rkllmd serve, which wires all servers together.
package serve

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"rkllmd/faces/websocket"
	"rkllmd/server"
)

// HTTPSetting is what the address of the HTTP front-end comes from, for messages.
const HTTPSetting = "--http (RKLLMD_HTTP)"

// HTTPStopTime is how long stopping waits for HTTP clients to read how their generations have ended.
const HTTPStopTime = time.Duration(server.FrontTime) * 3 / 4

// HTTPServer is what serves HTTP, until it is stopped.
type HTTPServer struct {
	Listener net.Listener
	File     *server.Listener // of a Unix socket; nil: TCP
	TLS      *tls.Config      // nil: in plain text
	Server   *http.Server
	Sockets  *websocket.Host
	Feedback *os.File           // nil: there is none
	Cancel   context.CancelFunc // ends all requests in progress
}

// Front is a server of its own beside the loop, for a protocol that a library speaks: gRPC, HTTP.
type Front struct {
	Name    string // for messages
	Address string // that it listens on, as clients say it
	Plain   bool   // other machines can reach it, and nothing is encrypted
	// Count is how many connections it has that keep the daemon from ending (--idle-exit).
	Count func() int64
	// Serve serves clients until Stop; then it returns nil.
	Serve func() error
	// Stop ends the clients' calls and closes the socket. It blocks for a moment at most.
	Stop func()
}

// Clients is the connections of a server beside the loop, as many as the daemon's sockets may have.
type Clients struct {
	Limit int

	Count atomic.Int64 // of Open, for who only wants to know that

	Mu      sync.Mutex // guards what follows
	Open    map[net.Conn]bool
	Refused map[net.Addr]bool // of those that have come when there were too many, by Conn.RemoteAddr
	Stopped bool
}

// UMASetting is what the path of the UMA socket comes from, for messages.
const UMASetting = "--uma-socket (RKLLMD_UMA_SOCKET)"

// SwarmSetting and SwarmTimeoutSetting are what the path of that socket and its timeouts come from, for messages.
const (
	SwarmSetting        = "--swarm-socket (RKLLMD_SWARM_SOCKET)"
	SwarmTimeoutSetting = "--swarm-timeout (RKLLMD_SWARM_TIMEOUT)"
)

// MetricsSetting is what the address of the metrics comes from, for messages.
const MetricsSetting = "--metrics (RKLLMD_METRICS)"

// What the server of the metrics allows its clients.
const (
	HeaderTimeout  = 10 * time.Second // from connecting to the end of a request
	WriteTimeout   = time.Minute      // for its answer
	IdleTimeout    = 2 * time.Minute  // between two requests
	MaxHeaderBytes = 16 << 10
)
