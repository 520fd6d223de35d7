// Package session holds the types and constants of its room: conversations that are kept.
package session

import (
	"crypto/sha256"
	"sync/atomic"
	"time"

	"rkllmd/engine"
)

// LastOwner is the owner's number that was given last: one number for every session of this process, and none twice.
var LastOwner atomic.Uint64

// Defaults of SessionOptions.
const (
	DefaultSessionLimit = 256
	DefaultSessionIdle  = 30 * time.Minute
	DefaultSink         = 4
)

// Magic begins a saved session; its last character is the version of the form.
const Magic = "RKLLMDSS1"

// Kind is a saved session.
var Kind = engine.StateKind{Magic: Magic, Name: "saved session", Refusal: "the session cannot be saved"}

// MaxSessionHeader is the longest header of a saved session, in bytes.
const MaxSessionHeader = 64 << 10

// Frame is how many bytes of a saved session are neither header nor tokens nor state.
const Frame = len(Magic) + 4 + sha256.Size

// Header says what a saved session is, and what it was made with.
type Header struct {
	Model       string // ModelInfo.Identity
	ModelName   string // for messages
	Exact       bool   // Capabilities.Exact: a state means something only where this is the same
	Fingerprint string // ModelInfo.Fingerprint: so does one that was computed exactly
	Runtime     string // ModelInfo.Runtime: and any state
	Label       string
	Sink        int
	Window      int
	EndTokens   []int32
	Tokens      int
	Turn        int
	Answer      int
	Dropped     uint64
	Cached      int // tokens of the state, from the first one on
	StateBytes  int
}

// File is the contents of a saved session.
type File struct {
	Header Header
	Tokens []int32
	State  []byte
}
