package generation

import (
	"sync"
	"sync/atomic"
	"time"

	"rkllmd/engine"
)

// Hub is where front-ends find the backend over the model that is loaded. It is filled when a model is loaded and
// emptied before that is freed (set_backend, clear_backend). The backend itself is made when the first front-end asks
// for it (get_backend), so that a daemon that nobody asks has no memory taken for it.
type Hub struct {
	Backend atomic.Pointer[Backend] // nil: none is made. Set under Mu
	Path    atomic.Pointer[string]  // of the model's file, as rkllm_init was given it; nil: no model is loaded
	Loading atomic.Pointer[Loading] // the last one that was begun; nil: there was none
	Gone    atomic.Pointer[string]  // why the last model is not loaded again after deaths of its library; nil: it is

	Mu   sync.Mutex               // held while a backend is made, and while one is closed
	Make func() (*Backend, error) // nil: no model is loaded
	// Look returns what Make would make, as far as Capabilities and Model tell it: it has no functions, and nothing is
	// taken for it
	Look     func() (*Backend, error)
	Err      error     // of the last Make, which is called again after RetryTime: what it lacked may be there then
	FailedAt time.Time // when that was
	Watchers []Watcher

	Counting sync.Mutex       // guards what follows. Never held while anything is waited for
	Past     engine.PoolStats // what the backends before have counted, from the daemon's start on
	Leaving  *Backend         // is being closed, and not in Past yet; nil: none is
}

// RetryTime is how long why a backend cannot be made is told to those who ask, before it is tried again.
const RetryTime = time.Second

// Watcher is told of the models of a Hub, under Hub.Mu. Its functions must not wait.
type Watcher struct {
	Loaded func() // there is a model
	Freed  func() // there is none any more
}
