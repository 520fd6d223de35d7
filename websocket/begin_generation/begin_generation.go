// Package begin_generation begins a generation.
package begin_generation

import (
	"rkllmd/generation"
	"rkllmd/websocket"
	"rkllmd/websocket/end_generation"
	"rkllmd/websocket/enter_run"
	"rkllmd/websocket/start_run"
)

// BeginGeneration begins g when its turn has come and a model is there, or ends it with the error that says why it cannot.
//
// **Runs on:** a goroutine of its own: a model may be loading, and the prompt is tokenized. **Holds:** takes g.Mu.
func BeginGeneration(g *websocket.Generation) {
	if g.After != nil {
		<-g.After.Ended
	}
	run, err := start_run.StartRun(g)
	g.Mu.Lock()
	defer g.Mu.Unlock()
	switch {
	case err != nil:
		end_generation.EndGeneration(g, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonError,
			Err: err})
	case run == nil:
		end_generation.EndGeneration(g, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonAbort})
	default:
		enter_run.EnterRun(g, run)
	}
}
