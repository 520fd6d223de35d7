package generation

import (
	"sync"
	"sync/atomic"

	"rkllmd/engine"
)

// Hub is where front-ends find the backend over the model that is loaded. It is filled when a model is loaded and
// emptied before that is freed (set_backend, clear_backend). The backend itself is made when the first front-end asks
// for it (get_backend), so that a daemon that nobody asks has no memory taken for it.
type Hub struct {
	Backend atomic.Pointer[Backend] // nil: none is made. Set under Mu
	Path    atomic.Pointer[string]  // of the model's file, as rkllm_init was given it; nil: no model is loaded
	Loading atomic.Pointer[Loading] // the last one that was begun; nil: there was none

	Mu   sync.Mutex               // held while a backend is made, and while one is closed
	Make func() (*Backend, error) // nil: no model is loaded
	Err  error                    // of Make, which is not called again for this model

	Counting sync.Mutex       // guards what follows. Never held while anything is waited for
	Past     engine.PoolStats // what the backends before have counted, from the daemon's start on
	Leaving  *Backend         // is being closed, and not in Past yet; nil: none is
}
