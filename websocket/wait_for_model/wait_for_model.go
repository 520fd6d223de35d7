// Package wait_for_model finds the model for a generation.
package wait_for_model

import (
	"context"

	"rkllmd/completion/describe_loading"
	"rkllmd/completion/watch_loading"
	"rkllmd/generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/name_error"
	"rkllmd/websocket"
	"rkllmd/websocket/tell_client"
)

// WaitForModel returns the backend over the model that is loaded. While one is being loaded it waits for that, and tells the client how far that is.
// nil: nobody wants the generation any more, or its time is over.
//
// **Runs on:** any goroutine that may wait. **Holds:** takes g.Mu. Errors: get_backend's; generation.ErrClosed where the loading has failed.
func WaitForModel(g *websocket.Generation) (*generation.Backend, error) {
	said := -1.0
	for step, err := range watch_loading.WatchLoading(context.Background(), g.Host.Hub, websocket.LoadingPoll) {
		if err != nil {
			return nil, name_error.NameError(generation.ErrClosed, "the model cannot be loaded: %w", err)
		}
		g.Mu.Lock()
		over := g.Stopped || g.TimedOut
		if !over && step.Done > said {
			said = step.Done
			tell_client.TellClient(g, describe_loading.DescribeLoading(step))
		}
		g.Mu.Unlock()
		if over {
			return nil, nil
		}
	}
	g.Mu.Lock()
	over := g.Stopped || g.TimedOut
	g.Mu.Unlock()
	if over {
		return nil, nil
	}
	return get_backend.GetBackend(g.Host.Hub)
}
