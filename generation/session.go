package generation

import (
	"sync"
	"time"
)

// Session is a history of tokens that grows: what was appended, and what was generated. Nobody but its owner can see it; its ID cannot be
// guessed. A history that would not fit any more is truncated by Sink and Window.
type Session struct {
	ID      string
	Owner   uint64 // its number in the cache
	Label   string // the client's, for diagnostics
	Backend *Backend

	// Set by create_session.
	EndTokens []int32
	Sink      int // tokens at the front that a truncation keeps
	Window    int // and at the end. Sink + Window is the capacity

	Mu      sync.Mutex // guards what follows
	Tokens  []int32
	Run     *Run // in progress; nil: none
	Turn    int  // length of Tokens when the last run began, for regenerate: what the run generated stands behind it
	Last    *Request
	Used    time.Time // of the last call
	Closed  bool
	Dropped uint64 // tokens that truncations have taken, in all
}

// SessionOptions is what sessions of a table are like. Zero values mean the defaults below.
type SessionOptions struct {
	Limit  int           // sessions at once
	Idle   time.Duration // a session that is not used for so long is closed
	Sink   int           // -1: none
	Window int           // 0: what the context holds beside Sink
}

// Defaults of SessionOptions.
const (
	DefaultSessionLimit = 256
	DefaultSessionIdle  = 30 * time.Minute
	DefaultSink         = 4
)

// CloseReason is why a session is no more.
type CloseReason string

const (
	ClosedByClient CloseReason = "closed"
	ClosedIdle     CloseReason = "idle"     // SessionOptions.Idle
	ClosedCapacity CloseReason = "capacity" // another one needed the place: the least recently used idle one goes
	ClosedFailed   CloseReason = "failed"
	ClosedUnload   CloseReason = "unload"
)

// Sessions is the table of sessions on a backend.
type Sessions struct {
	Backend *Backend
	Options SessionOptions
	// Gone is told of each session that ends. It must not block. nil: nobody asks.
	Gone func(*Session, CloseReason)

	Mu    sync.Mutex // taken before a session's
	ByID  map[string]*Session
	Owner uint64        // the last one given
	Stop  chan struct{} // closed: expire_sessions ends
}

// SessionFile is the header of a saved session: SessionMagic, its length (32 bits, little-endian), the header (JSON), the tokens (32 bits
// each), the cache's state, and the SHA-256 of all before it. Without state the tokens are decoded anew.
type SessionFile struct {
	Model      string // ModelInfo.Identity
	ModelName  string
	Label      string
	Sink       int
	Window     int
	EndTokens  []int32
	Tokens     int
	Turn       int
	Cached     int // tokens of the state
	StateBytes int
}

// SessionMagic begins a saved session; its last character is the version of the form. MaxSessionHeader bounds the header.
const (
	SessionMagic     = "RKLLMDSS1"
	MaxSessionHeader = 64 << 10
)
