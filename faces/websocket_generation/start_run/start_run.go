// Package start_run begins the run of a generation.
package start_run

import (
	"rkllmd/faces/stream/build_request"
	"rkllmd/faces/stream/on_event"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/deliver_event"
	"rkllmd/faces/websocket_generation/wait_for_model"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
)

// StartRun begins the run of g when a model is there. nil: nobody wants it any more, or its time is over.
//
// **Runs on:** any thread that may wait. **Holds:** takes g.Mu. Errors: wait_for_model's, build_request's,
// start_generation's.
func StartRun(g *websocket.Generation) (*generation.Run, error) {
	backend, err := wait_for_model.WaitForModel(g)
	if err != nil || backend == nil {
		return nil, err
	}
	g.Mu.Lock()
	config := g.Config
	g.Mu.Unlock()
	request, err := build_request.BuildRequest(backend, config, g.Client)
	if err != nil {
		return nil, err
	}
	return start_generation.StartGeneration(backend, request, on_event.OnEvent(g.Host, g, deliver_event.DeliverEvent))
}
