// Package kakeya holds the nouns of the gRPC front-end: token sessions as kakeya/v1/runtime.proto describes them.
//
// The service has no generated server: describe_service lists a plain function for each method, create_server makes the
// server over it. What a session is, its history, its place in the table and its end, is generation's affair; here is
// what the protocol adds: turns, failures, figures.
package kakeya

import (
	"crypto/tls"
	"sync"
	"time"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/tap"

	"rkllmd/faces/stream"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
)

// ServiceName is the service's full name.
const ServiceName = "kakeya.v1.RuntimeService"

// MaxFailed is how many failed sessions are remembered, so that their clients learn why they are gone.
const MaxFailed = 256

// MaxStreams is how many calls one connection may have at once.
const MaxStreams = 1024

// How it is found out that a client has vanished, and how often clients may ask whether the server has.
const (
	KeepaliveTime    = time.Minute
	KeepaliveTimeout = 20 * time.Second
	LeastPing        = 10 * time.Second
)

// GreetTime is how long a client may take from connecting until it has begun to speak HTTP/2.
const GreetTime = 10 * time.Second

// Host is the sessions of one daemon. They belong to the model that is loaded, and go with it.
type Host struct {
	Hub     *generation.Hub
	Options generation.SessionOptions
	Metrics *Metrics

	Mu       sync.Mutex // no other lock is taken under it
	Model    *generation.Backend
	Table    *generation.Sessions // on Model, or on what wrap_backend makes of it; nil: nobody has created a session
	Sessions map[string]*Session  // of Table, by ID
	Failed   []*Session           // the oldest first
}

// Session is a session with what the protocol adds.
type Session struct {
	*generation.Session
	Model *generation.Backend // as the hub has it
	Turn  chan struct{}       // capacity 1: full while a call uses the session; others wait, in order of arrival

	INV1, INV2 uint64 // violations. Under Host.Mu
}

// Answer is what a run has generated and the client has not been sent. The backend's thread never waits for the client:
// at most, a whole answer waits here.
type Answer struct {
	Mu      sync.Mutex
	Dropped int // tokens of the history that were truncated, not told yet
	Tokens  []uint32
	Ended   bool

	Wake chan struct{} // capacity 1: something has changed
}

// StopReasons is how the protocol calls the ends of runs.
var StopReasons = map[generation.Reason]kakeyav1.GenerateDone_StopReason{
	generation.ReasonLength:  kakeyav1.GenerateDone_STOP_REASON_MAX_TOKENS,
	generation.ReasonStop:    kakeyav1.GenerateDone_STOP_REASON_EOS,
	generation.ReasonAbort:   kakeyav1.GenerateDone_STOP_REASON_CANCELLED,
	generation.ReasonContext: kakeyav1.GenerateDone_STOP_REASON_TRUNCATED,
}

// Statuses is how the protocol calls errors of generation. What is none of them is codes.Internal.
var Statuses = []stream.Named[codes.Code]{
	{Kind: generation.ErrInvalid, Name: codes.InvalidArgument},
	{Kind: generation.ErrNotSupported, Name: codes.Unimplemented},
	{Kind: generation.ErrBusy, Name: codes.ResourceExhausted},
	{Kind: generation.ErrNotFound, Name: codes.NotFound},
	{Kind: generation.ErrClosed, Name: codes.Unavailable},
}

// ServerOptions is how clients are served.
type ServerOptions struct {
	Token           string      // that they must show; "": none
	TLS             *tls.Config // nil: in plain text
	MaxMessageBytes int         // of a request
	// Tap is asked before a call is taken; nil: nobody is
	Tap tap.ServerInHandle
}
