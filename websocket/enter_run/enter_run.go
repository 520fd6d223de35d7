// Package enter_run makes up for what was asked of a run before it had begun.
package enter_run

import (
	"errors"

	"rkllmd/completion/merge_sampling"
	"rkllmd/completion/name_failure"
	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
	"rkllmd/generation/modify_generation"
	"rkllmd/generation/pause_generation"
	"rkllmd/websocket"
	"rkllmd/websocket/announce_generation"
	"rkllmd/websocket/send_error"
)

// EnterRun notes the run of g, which has begun, and asks of it what the client has asked of g meanwhile. The client is told where the backend cannot do that; a run
// that cannot be paused, and whose connection is lost, is ended.
//
// **Runs on:** any but the backend's threads. **Holds:** g.Mu (the caller); takes the run's.
func EnterRun(g *websocket.Generation, run *generation.Run) {
	announce_generation.AnnounceGeneration(g, run.Backend)
	g.Run = run
	var wrong error
	if g.Modified {
		wrong = modify_generation.ModifyGeneration(run, merge_sampling.MergeSampling(run.Request.Sampling, g.Config.Parameters))
	}
	if g.Paused || g.Conn == nil {
		if err := pause_generation.PauseGeneration(run); err != nil {
			wrong, g.Paused = err, false
		}
	}
	unable := errors.Is(wrong, generation.ErrNotSupported) // not when it has ended already
	if unable && g.Conn != nil {
		send_error.SendError(g.Conn, name_failure.NameFailure(wrong))
	}
	if g.Stopped || g.TimedOut || unable && g.Conn == nil {
		abort_generation.AbortGeneration(run)
	}
}
