package stream

import (
	"encoding/json"
	"sync"
	"sync/atomic"

	"rkllmd/connection"
	"rkllmd/generation"
)

// Session is one client of a protocol that has one exchange at a time on a connection. H is the protocol's host,
// which all its sessions share.
type Session[H any] struct {
	Host   *H
	Conn   *connection.Connection
	Active *atomic.Int64 // the host's: exchanges in progress

	Mu       sync.Mutex // taken before the host's, a run's and the connection's
	Exchange *Exchange  // in progress; nil: none. Events of any other are for nobody
	Ended    bool       // the last message was sent, or the client is gone
}

// Exchange is one request of a session's client and its answer.
type Exchange struct {
	ID string

	// Guarded by Session.Mu.
	Run       *generation.Run // nil: not begun yet
	Cancelled bool            // by the client
}

// Fault is what is wrong with a client's message, or with its answer.
type Fault struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// Named is what errors of one kind are called. A protocol has a list of them.
type Named[T any] struct {
	Kind error
	Name T
}

// Members is the members of a client's JSON object, for protocols that read them one by one.
type Members = map[string]json.RawMessage
