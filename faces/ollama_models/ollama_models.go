// Package ollama_models holds the nouns of what Ollama's clients do to the models on this machine.
package ollama_models

import (
	"time"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/pull"
)

// Pull is a pull that a client has asked for.
type Pull struct {
	Events chan pull.Event // from the goroutine that pulls; closed when it has ended
	Model  store.Model
	Err    error // with Model, set before Events is closed

	// Of the request's goroutine.
	Digest   string // of the file that comes
	Progress *fetch.Progress
}

// PullTick is how often a client is told how far a pull is.
const PullTick = 250 * time.Millisecond

// The stages of a pull, in Ollama's words.
const (
	StatusLook    = "pulling manifest"
	StatusCheck   = "verifying sha256 digest"
	StatusWrite   = "writing manifest"
	StatusSuccess = "success"
)

// WriteLimit is how long a client may take to read a line.
const WriteLimit = 30 * time.Second
