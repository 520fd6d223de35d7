package rkllm

import (
	"encoding/json"
	"time"

	"github.com/sourcegraph/jsonrpc2"
)

// Death is how a library's process has ended that was not asked to end.
type Death struct {
	Function string // of the C API, that was being called; "": none
	// Signal is "SIGSEGV"; "hang": it was ended because it did not answer; "exit 3": it has exited; "stuck"
	Signal string
	Model  bool // a model was loaded, or being loaded
	Stuck  bool // it was killed, and has not ended
	Time   time.Time
}

// Reload is how a model is loaded again whose library's process has ended. All of it is under Runtime.Mu, but what
// is set before the worker is started.
type Reload struct {
	// Set before the worker is started. Pause is what is waited for before the second try, twice that before the next
	// one, and so on, up to Longest. Deaths in the same function end the reloading when Window has seen MaxDeaths.
	Pause, Longest, Window time.Duration
	// Load is the Job.Call that makes the kept calls again (restore_model).
	Load func(*Runtime, *Job)
	// Tell, unless nil, hears of what is done. Runtime.Mu is held: it must not wait.
	Tell func(ReloadState)

	Init   *KeptCall  // the last rkllm_init; nil: no model is to be loaded again
	Later  []KeptCall // what was called since, to be called again in this order
	Job    *Job       // the next try, or the one that is on; nil: there is none
	Again  bool       // of the last death: the model is loaded again
	Reason string     // why the reloading has ended; "": it has not
	Deaths []Death    // within Window
	Tries  int        // since the model last worked for longer than Window
	Served time.Time  // since when the model works; zero: it does not
	Loads  uint32     // how often a model was loaded
	Fresh  uint32     // of these, the last one that nobody had asked for; 0: a client has loaded the model
}

// MaxDeaths is how many deaths in the same function end the reloading.
const MaxDeaths = 3

// AfterDeath is how long after a death a load that fails is tried a second time, ReloadPause later: the driver of the
// NPU may not have let go of all yet.
const AfterDeath = 10 * time.Second

// Default times of Reload.
const (
	ReloadPause   = time.Second
	ReloadLongest = time.Minute
	ReloadWindow  = time.Minute
)

// ReloadState is what becomes of a model whose library's process has ended. Neither: a client has unloaded it.
type ReloadState struct {
	Path   string // of the model
	Waits  bool   // it will be loaded again
	Served bool   // it is loaded again
	Reason string // why it will not be: the library dies too often; "" otherwise
}

// KeptCall is a call of the library that is made again: its arguments as the client has given them. What lies in C
// memory is not kept, because a library that writes where it must not may have changed it.
type KeptCall struct {
	Function string
	Args     []json.RawMessage
	Prepare  func(*Library, *Job) *jsonrpc2.Error
	Call     func(*Runtime, *Job)
	Path     string // of a prompt cache, resolved; of rkllm_init the model's
}
