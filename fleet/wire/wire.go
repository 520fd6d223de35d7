// Package wire holds the constants of its room: how members and gateways reach each other.
package wire

import (
	"sync"
	"sync/atomic"
	"time"
)

// How the connection to NATS is kept.
const (
	ConnectTime   = 5 * time.Second
	ReconnectTime = 200 * time.Millisecond
	PingTime      = 5 * time.Second
	FlushTime     = time.Second
	StallTick     = 250 * time.Millisecond // between two looks whether the process goes on
	StallTime     = time.Second            // between two of them: it was stopped
	CatchUpTime   = time.Second / 2        // behind that, until what has come meanwhile is read
	MostTold      = 64                     // errors of a connection that the log is told
)

// Since is since when there is a connection, or this process goes on, in nanoseconds since 1970.
type Since struct{ At atomic.Int64 }

// Told has the errors that the log has been told.
type Told struct {
	Mu    sync.Mutex
	Texts map[string]bool
}
