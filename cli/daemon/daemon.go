// Package daemon holds the types and constants of its room: a daemon, seen by its client.
package daemon

import (
	"errors"
	"time"
)

// How long a private daemon may take to listen, and to end.
const (
	StartLimit = 30 * time.Second
	StopLimit  = 5 * time.Second
)

// Names in the folder of the daemon that a user's commands share.
const (
	SharedSocket = "rkllm.sock"
	SharedHTTP   = "http.sock"
	SharedLog    = "daemon.log"
	SharedLock   = "start.lock" // held by who starts it
)

// Times of that daemon.
const (
	AskLimit  = 2 * time.Second       // for a daemon to say where its front-end is
	StartPoll = 10 * time.Millisecond // between two looks whether it listens
)

// MostLog is how many bytes of its log are shown when it could not be started.
const MostLog = 2000

// ErrNoFront is that a daemon has no HTTP front-end.
var ErrNoFront = errors.New("the daemon has no HTTP front-end, by which models are asked for by name: start it with " +
	"rkllmd serve --http ADDR")

// PrivateFlags say how a model is to be loaded.
var PrivateFlags = []string{"library", "rkllm-version", "exact", "context", "threads"}
