// Package start_run begins the run of a generation.
package start_run

import (
	"rkllmd/completion/build_request"
	"rkllmd/completion/on_event"
	"rkllmd/generation"
	"rkllmd/generation/start_generation"
	"rkllmd/websocket"
	"rkllmd/websocket/deliver_event"
	"rkllmd/websocket/wait_for_model"
)

// StartRun begins the run of g when a model is there. nil: nobody wants it any more, or its time is over.
//
// **Runs on:** any goroutine that may wait. **Holds:** takes g.Mu. Errors: wait_for_model's, build_request's,
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
