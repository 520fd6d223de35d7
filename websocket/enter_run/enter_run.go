// Package enter_run makes up for what was asked of a run before it had begun.
package enter_run

import (
	"errors"

	"rkllmd/completion/merge_sampling"
	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
	"rkllmd/generation/modify_generation"
	"rkllmd/generation/pause_generation"
	"rkllmd/websocket"
	"rkllmd/websocket/announce_generation"
)

// EnterRun notes the run of g, which has begun, and asks of it what the client has asked of g meanwhile. A run that can't be paused, and whose connection is
// lost, is ended.
//
// **Runs on:** any but the backend's threads. **Holds:** g.Mu (the caller); takes the run's.
func EnterRun(g *websocket.Generation, run *generation.Run) {
	announce_generation.AnnounceGeneration(g, run.Backend)
	g.Run = run
	if g.Modified {
		_ = modify_generation.ModifyGeneration(run, merge_sampling.MergeSampling(run.Request.Sampling, g.Config.Parameters)) // it was checked
	}
	var err error
	if g.Paused || g.Conn == nil {
		err = pause_generation.PauseGeneration(run)
	}
	if g.Stopped || g.TimedOut || g.Conn == nil && errors.Is(err, generation.ErrNotSupported) {
		abort_generation.AbortGeneration(run)
	}
}
