// Package kakeya holds the nouns of the gRPC front-end: token sessions as kakeya/v1/runtime.proto describes them.
//
// The service has no generated server: kakeya_server lists a plain function for each method, and makes the server over
// them. What a session is, its history, its place in the table and its end, is generation's affair; here is
// what the protocol adds: turns, failures, figures.
package kakeya

import (
	"context"
	"sync"

	"google.golang.org/grpc/codes"

	"rkllmd/faces/stream"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/models"
)

// ServiceName is the service's full name.
const ServiceName = "kakeya.v1.RuntimeService"

// MaxFailed is how many failed sessions are remembered, so that their clients learn why they are gone.
const MaxFailed = 256

// ModelKey is the metadata by which CreateSession names a model.
const ModelKey = "model"

// Host is the sessions of one daemon.
type Host struct {
	Hub     *generation.Hub // of the model that rkllm.init loads: that of who names none
	Named   *models.Table   // the others; nil: there are none
	Options generation.SessionOptions
	Metrics *Metrics

	Mu       sync.Mutex // no other lock is taken under it
	Tables   []*Table
	Sessions map[string]*Session // of all Tables, by ID
	Failed   []*Session          // the oldest first
}

// Table is the sessions on one model, for as long as that is in memory: they go with it.
type Table struct {
	*generation.Sessions // on Model, or on what wrap_backend makes of it
	Hub                  *generation.Hub
	Model                *generation.Backend // as Hub has it
	Leaving              bool                // its model is to go: no session of it is used any more. Under Host.Mu
}

// Session is a session with what the protocol adds.
type Session struct {
	*generation.Session
	Stay  *models.Stay // of its model, held for as long as the session is there
	Table *Table
	Turn  chan struct{} // capacity 1: full while a call uses the session; others wait, in order of arrival

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
	{Kind: context.DeadlineExceeded, Name: codes.DeadlineExceeded}, // of the call, while its model was loaded
}
