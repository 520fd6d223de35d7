// Package watch_reload tells front-ends of a model that is loaded again.
package watch_reload

import (
	"errors"
	"time"

	"rkllmd/cli"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

// WatchReload returns a Reload.Tell: from the death of the library until the model is loaded again it is being loaded
// for front-ends (Hub.Loading), the pauses between the tries too. Where that is given up, Hub.Gone says why.
//
// **Runs on:** any thread. What it returns is called by one thread at a time, and does not wait.
func WatchReload(w *cli.ReloadWatch) func(rkllm.ReloadState) {
	return func(state rkllm.ReloadState) {
		switch {
		case state.Waits && w.Loading != nil:
			return
		case state.Waits:
			w.Loading = &generation.Loading{Path: state.Path, Started: time.Now(), Ended: make(chan struct{})}
			w.Hub.Loading.Store(w.Loading)
			return
		case state.Reason != "":
			w.Hub.Gone.Store(&state.Reason)
		}
		if w.Loading == nil {
			return
		}
		if !state.Served {
			w.Loading.Err = errors.New("it is not loaded again")
		}
		close(w.Loading.Ended)
		w.Loading = nil
	}
}
