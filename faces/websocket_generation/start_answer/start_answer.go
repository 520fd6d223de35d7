// Package start_answer begins a generation.
package start_answer

import (
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/end_generation"
	"rkllmd/faces/websocket_generation/set_run"
	"rkllmd/faces/websocket_generation/start_run"
	"rkllmd/generation"
)

// StartAnswer begins g when its turn has come and a model is there, or ends it with the error that says why it cannot.
//
// **Runs on:** a goroutine of its own. A model may be loading, and the prompt is tokenized. **Holds:** takes g.Mu.
func StartAnswer(g *websocket.Generation) {
	if g.After != nil {
		<-g.After.Ended
		g.After = nil // which has a generation before it too, and all of their tokens
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
		set_run.SetRun(g, run)
	}
}
