// Package begin_generation begins a generation.
package begin_generation

import (
	"rkllmd/completion/build_request"
	"rkllmd/generation"
	"rkllmd/generation/start_generation"
	"rkllmd/websocket"
	"rkllmd/websocket/end_generation"
	"rkllmd/websocket/enter_run"
	"rkllmd/websocket/on_event"
	"rkllmd/websocket/wait_for_model"
)

// BeginGeneration begins g when its turn has come and a model is there, or ends it with the error that says why it cannot.
//
// **Runs on:** a goroutine of its own: a model may be loading, and the prompt is tokenized. **Holds:** takes g.Mu.
func BeginGeneration(g *websocket.Generation) {
	if g.After != nil {
		<-g.After.Ended
	}
	var run *generation.Run
	last := generation.Event{Kind: generation.EventDone, Reason: generation.ReasonAbort}
	backend, err := wait_for_model.WaitForModel(g)
	if err == nil && backend != nil {
		g.Mu.Lock()
		request, wrong := build_request.BuildRequest(backend, g.Config.Input, g.Config.Parameters, g.Config.Options)
		g.Mu.Unlock()
		request.Client = g.Client
		if err = wrong; err == nil {
			run, err = start_generation.StartGeneration(backend, request, on_event.OnEvent(g))
		}
	}
	g.Mu.Lock()
	defer g.Mu.Unlock()
	switch {
	case err != nil:
		last.Reason, last.Err = generation.ReasonError, err
		end_generation.EndGeneration(g, last)
	case run == nil:
		end_generation.EndGeneration(g, last)
	default:
		enter_run.EnterRun(g, run)
	}
}
