// Package models holds the nouns of several models that are served at once, each by a name, beside the one that
// rkllm.init loads: which there are, which of them are in memory, who uses them, who waits for them.
package models

import (
	"errors"
	"sync"
	"time"

	"rkllmd/generation"
)

// Size is the memory that a model takes.
type Size struct {
	Total uint64 // bytes
	// Mapped of them are pages of its file. Once it is loaded they are in use, but the system counts them as available.
	Mapped uint64
}

// Model is one that clients may ask for by its name.
type Model struct {
	Name, Path string
	Pinned     bool // it is never unloaded to make room, nor because nobody uses it
	// Stored: it was found in Options.Store. Number is its own among the models of its table that are there.
	Stored bool
	Number int

	// Plan tells what the model takes once it is loaded; nil: that is not known.
	Plan func() (Size, error)
	// Open loads it, and returns the backend over it. progress is told how much of it is read, 0 to 1; false ends it.
	// lost is called when the model has gone by itself: its process has ended.
	Open func(progress func(done float32) bool, lost func()) (*generation.Backend, error)

	// Under Table.Mu.
	Stay *Stay // takes requests; nil: there is none, the next request begins one
	Err  error // why it could not be loaded the last time; nil: it could, or nobody has asked
}

// Stay is the time that a model spends in memory, from the first request for it until it is unloaded. Each request
// holds it (take_model) until its run has ended (release_stay), so that no model is unloaded under a run.
type Stay struct {
	Hub   *generation.Hub // where front-ends find how far the loading is, and then the backend
	Model *Model          // nil: it is the model that rkllm.init loads, and nobody counts
	Table *Table

	// Under Table.Mu.
	Holders int
	Size    Size
	Planned bool   // Size was asked for
	Loaded  bool   // it is in memory, as a whole
	Leaving bool   // it takes no more requests, and is unloaded when those that hold it have ended
	Reason  string // why it leaves
	// Left is closed when it leaves: whoever holds it without a run lets go. nil: it is the model that rkllm.init loads
	Left  chan struct{}
	Begun time.Time   // it was taken out of the line, to be loaded
	Used  time.Time   // the last holder has let go
	Idle  *time.Timer // ends it when nobody has used it for so long; nil: none was started
	// Keep goes before Options.KeepAlive, because a client has said so; below 0: for ever; nil: nobody has
	Keep *time.Duration
}

// Options is how a Table keeps its models.
type Options struct {
	Most      int           // models in memory at once; 0: as many as there is memory for
	KeepAlive time.Duration // one that nobody has used for so long is unloaded; 0: only when its place is needed
	// Available is how many bytes of memory there are for one more model; 0: that is not known.
	Available func() uint64
	Aliases   []Alias
	Store     Store
}

// Store is where models are found by a name that the operator has not given. They may come and go at any time. The zero
// value: there is none.
type Store struct {
	// Find returns the model that is called name; its Path is "" where there is none. It never leaves the store.
	Find func(name string) (Found, error)
	// List returns all of them, in an order of its own.
	List func() []Found
	// Create makes a Model of found, which Table can load, or find out why it cannot be. number is its Number.
	Create func(found Found, number int) *Model
}

// Found is a model in the store.
type Found struct {
	Name string // the whole one; find may understand shorter ones
	Path string // of its file, or of its first one
	Size int64  // bytes of its files; 0: not known
}

// Alias is another name of a model.
type Alias struct {
	Name  string // AnyName: every name that is no model's
	Model string // the name of one of Table's, or of the model that rkllm.init loads
}

// AnyName is the alias that stands for every name.
const AnyName = "*"

// Latest is what programs that know Ollama put behind a name: it means the name without it.
const Latest = ":latest"

// Table is the models that are served by name. One goroutine (run_loader) loads and unloads them, one after the other.
type Table struct {
	Options Options

	Mu      sync.Mutex
	Models  []*Model   // in the operator's order; behind them those of the store that were asked for
	Wake    *sync.Cond // on Mu: something of what follows has changed
	Line    []*Stay    // wait to be loaded, in order of arrival
	Stays   []*Stay    // have memory: they are being loaded, are loaded, or leave
	Stopped bool       // close_table was called

	Closing sync.WaitGroup // models that are being unloaded because the program ends
	Ended   chan struct{}  // closed when the last model has been unloaded after that
}

// StepKind is what run_loader does next.
type StepKind uint8

const (
	StepWait  StepKind = iota // nothing, until something changes
	StepPlan                  // ask how much memory Step.Stay takes
	StepLoad                  // load it
	StepClose                 // unload it
	StepEnd                   // all is done
)

// Step is what run_loader does next, and with which model.
type Step struct {
	Kind StepKind
	Stay *Stay
}

// State is where a model is, for clients.
type State string

const (
	StateUnloaded State = "unloaded"
	StateWaiting  State = "waiting" // for a place
	StateLoading  State = "loading"
	StateLoaded   State = "loaded"
)

// Entry is a model as lists tell it.
type Entry struct {
	Name   string `json:"name"`
	Path   string `json:"model_path"`
	State  State  `json:"state"`
	Pinned bool   `json:"pinned"`
	Stored bool   `json:"stored"`               // it was found in the store
	Users  int    `json:"requests"`             // requests that use it, or wait for it
	Error  string `json:"error,omitempty"`      // why it could not be loaded the last time
	Size   int64  `json:"size_bytes,omitempty"` // of its files, of one of the store
	// how its file says that its weights are kept, as "Q4_K_M"
	Quantisation string `json:"quantisation,omitempty"`
	// Memory is how many bytes it takes, Expires when it is unloaded unless somebody uses it. Both are told of a model
	// in memory alone, and where they are known.
	Memory  uint64     `json:"memory_bytes,omitempty"`
	Expires *time.Time `json:"expires_at,omitempty"`
}

// Knowledge is what is known of a name.
type Knowledge uint8

const (
	Unknown Knowledge = iota
	Removed           // it was there when somebody asked for it before
	Known
)

// MostNames is how many names a message tells.
const MostNames = 30

// Loaded is a model in memory.
type Loaded struct {
	Name, Path string
	Backend    *generation.Backend
	Bytes      uint64    // of memory; 0: not known
	Expires    time.Time // it is unloaded then unless somebody uses it; zero: it stays
}

// Why models are not loaded.
var (
	ErrStopping = errors.New("the daemon is stopping")
	ErrDeserted = errors.New("nobody waits for it any more")
	ErrPinned   = errors.New("there is no place for it: as many models are preloaded, and stay (--preload), as may " +
		"be in memory (--max-models)")
)

// AtOnce is the Stay.Keep of a model that goes when nobody holds it any more.
const AtOnce time.Duration = 0

// Forever is for how long it is told why a stay has failed, whose next request is another stay's.
const Forever = 1000 * time.Hour
