// Package wait_for_model finds the model for a generation.
package wait_for_model

import (
	"context"

	"rkllmd/faces/stream/describe_loading"
	"rkllmd/faces/stream/watch_loading"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation"
	"rkllmd/faces/websocket_generation/send_to_client"
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/name_error"
)

// WaitForModel returns the backend over the model of hub. While that is being loaded it waits for it, and tells the
// client how far that is. nil: nobody wants the generation any more, or its time is over.
//
// **Runs on:** any thread that may wait. **Holds:** takes g.Mu. Errors: get_backend's; generation.ErrClosed where the
// loading has failed.
func WaitForModel(g *websocket.Generation, hub *generation.Hub) (*generation.Backend, error) {
	said := -1.0
	for step, err := range watch_loading.WatchLoading(context.Background(), hub,
		websocket_generation.LoadingPoll) {
		if err != nil {
			return nil, name_error.NameError(generation.ErrClosed, "the model cannot be loaded: %w", err)
		}
		g.Mu.Lock()
		over := g.Stopped || g.TimedOut
		if !over && step.Done > said {
			said = step.Done
			send_to_client.SendToClient(g, describe_loading.DescribeLoading(step))
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
	return get_backend.GetBackend(hub)
}
