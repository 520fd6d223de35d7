package generation

import (
	"sync"
	"time"
)

// Session is a history of tokens that grows: what was appended, and what was generated. Nobody but its owner can see
// it; its ID cannot be guessed. A history that is longer than Capacity when a run begins is truncated to Sink and
// Window.
type Session struct {
	ID      string
	Owner   uint64 // its number in the cache
	Label   string // the client's, for diagnostics
	Backend *Backend

	// Set by create_session.
	EndTokens []int32
	Sink      int // tokens at the front that a truncation keeps
	Window    int // and at the end
	Capacity  int // a run begins with so many tokens at most (choose_capacity); its answer may fill the context

	Mu     sync.Mutex // guards what follows
	Tokens []int32
	Run    *Run // in progress; nil: none
	// length of Tokens when the last run began, for regenerate: what the run generated stands behind it. 0: there was
	// none
	Turn    int
	Answer  int // how many tokens that is, once the run has ended
	Last    *Request
	Used    time.Time // of the last call
	Closed  bool
	Dropped uint64 // tokens that truncations have taken, in all
	Before  History
}

// History is what a run that could not begin is undone to: of the session before start_session_run.
type History struct {
	Tokens       []int32
	Turn, Answer int
	Last         *Request
	Dropped      uint64
}

// MaxHistory bounds what may be appended to a session before a run truncates it: so many times Capacity.
const MaxHistory = 16

// MaxLabelBytes is the longest label of a session.
const MaxLabelBytes = 256

// SessionOptions is what sessions of a table are like. Zero values mean the defaults below.
type SessionOptions struct {
	Limit  int           // sessions at once
	Idle   time.Duration // a session that is not used for so long is closed
	Sink   int           // -1: none
	Window int           // 0: with Sink, half of the context
}

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

	Mu     sync.Mutex // taken before a session's
	ByID   map[string]*Session
	Closed bool
	Stop   chan struct{} // closed with it: watch_sessions ends
	// Watching is the goroutine of watch_sessions: close_sessions waits for its last Gone.
	Watching sync.WaitGroup
}

// A saved session is a file: SessionMagic, the length of the header (32 bits, little-endian), the header (JSON), the
// tokens (32 bits each), the cache's state, and the SHA-256 of all before it. Without state the tokens are decoded
// anew.
