package rkllm

import (
	"sync"
	"time"

	"github.com/sourcegraph/jsonrpc2"
)

// Versions is several versions of the vendor's library side by side, each in a process of its own: rkllm_init tries
// them until one has loaded the model. Only one of these processes lives at a time, because there is one NPU.
type Versions struct {
	Libraries []*Library // newest first
	Verdicts  *Verdicts  // what is remembered of them

	Mu       sync.Mutex
	Choosing bool     // rkllm_init tries one after the other: whose process ends meanwhile, is nobody's loss
	Held     *HeldEnd // the last end that nobody was told because of that; nil: there was none
	Passed   []Passed // the versions that have not loaded the last model that was asked for
}

// HeldEnd is the end of a process that is told later: what is to be called, and with what (Isolated.Watch).
type HeldEnd struct {
	Ended func(told bool)
	Told  bool
}

// Passed is a version that has not loaded a model.
type Passed struct {
	Library *Library
	Err     *jsonrpc2.Error
}

// Verdict is what has come of a version of the library on a machine. The names of its JSON are those of the file that
// the verdicts are kept in.
type Verdict struct {
	Machine string    `json:"machine"`          // by name_machine
	Library string    `json:"library"`          // by Library.BlobID
	Version string    `json:"version"`          // of the library, for people
	Model   string    `json:"model,omitempty"`  // by name_model; "": of all models, the processor lacks an instruction
	Path    string    `json:"path,omitempty"`   // of the model's file, for people
	Reason  string    `json:"reason,omitempty"` // why it is passed over; "": it has loaded the model
	Time    time.Time `json:"time"`
}

// Verdicts is what is remembered of versions of the library. Any thread may use it.
type Verdicts struct {
	Path    string // of the file that they are kept in; "": of none
	Machine string // by name_machine

	Mu   sync.Mutex
	Read bool      // List holds what was in the file
	List []Verdict // the oldest first
}

// How much is remembered.
const (
	VerdictsFormat = 1       // of the file
	MaxVerdicts    = 1000    // of more the oldest are forgotten
	MaxVerdictFile = 4 << 20 // bytes of a file that may be one of verdicts
	ModelSample    = 1 << 20 // bytes at the beginning of a model's file by which it is known
)

// MaxHangs is how many versions may hang in one rkllm_init: after so many no further one is tried, because each takes
// as long as a load may.
const MaxHangs = 2

// NoModelLeft is how the error of a death ends after which a client must load a model.
const NoModelLeft = "; no model is loaded any more: call rkllm.init"
