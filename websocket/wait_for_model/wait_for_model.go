// Package wait_for_model finds the model for a generation.
package wait_for_model

import (
	"time"

	"rkllmd/completion/describe_loading"
	"rkllmd/generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/name_error"
	"rkllmd/generation/peek_loading"
	"rkllmd/websocket"
	"rkllmd/websocket/tell_client"
)

// WaitForModel returns the backend over the model that is loaded. While one is being loaded it waits for that, and tells the client how far that is.
// nil: nobody wants the generation any more, or its time is over.
//
// **Runs on:** any goroutine that may wait. **Holds:** takes g.Mu. Errors: get_backend's; generation.ErrClosed where the loading has failed.
func WaitForModel(g *websocket.Generation) (*generation.Backend, error) {
	said := -1.0
	for {
		loading, done, rest := peek_loading.PeekLoading(g.Host.Hub)
		g.Mu.Lock()
		over := g.Stopped || g.TimedOut
		if loading != nil && !over && done > said {
			said = done
			tell_client.TellClient(g, describe_loading.DescribeLoading(loading, done, rest))
		}
		g.Mu.Unlock()
		switch {
		case over:
			return nil, nil
		case loading == nil:
			return get_backend.GetBackend(g.Host.Hub)
		}
		select {
		case <-time.After(websocket.LoadingPoll):
		case <-loading.Ended:
			if loading.Err != nil {
				return nil, name_error.NameError(generation.ErrClosed, "the model cannot be loaded: %w", loading.Err)
			}
		}
	}
}
