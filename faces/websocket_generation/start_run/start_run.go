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
	"rkllmd/models/open_stay"
)

// StartRun begins the run of g when the model is there that its config names, and holds that until g has ended. nil:
// nobody wants it any more, or its time is over.
//
// **Runs on:** any thread that may wait. **Holds:** takes g.Mu. Errors: open_stay's, wait_for_model's, build_request's,
// start_generation's.
func StartRun(g *websocket.Generation) (*generation.Run, error) {
	g.Mu.Lock()
	name := g.Config.Model
	g.Mu.Unlock()
	stay, err := open_stay.OpenStay(g.Host.Table, g.Host.Hub, name)
	if err != nil {
		return nil, err
	}
	g.Mu.Lock()
	g.Stay = stay
	g.Mu.Unlock()
	backend, err := wait_for_model.WaitForModel(g, stay.Hub)
	if err != nil || backend == nil {
		return nil, err
	}
	g.Mu.Lock()
	config := g.Config
	g.Mu.Unlock()
	if g.Host.Table != nil && config.Model == name { // the table has looked at the name: it may be an alias
		config.Model = ""
	}
	request, err := build_request.BuildRequest(backend, config, g.Client)
	if err != nil {
		return nil, err
	}
	return start_generation.StartGeneration(backend, request, on_event.OnEvent(g.Host, g, deliver_event.DeliverEvent))
}
