// Package set_run makes up for what was asked of a run before it had begun.
package set_run

import (
	"errors"

	"rkllmd/faces/stream/merge_sampling"
	"rkllmd/faces/stream/name_failure"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/send_error"
	"rkllmd/faces/websocket_generation/send_init"
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/generation/steering/modify_generation"
	"rkllmd/generation/steering/pause_generation"
)

// SetRun stores the run of g, which has begun, and then does what the client has asked for before the run began. If
// the backend cannot do that, the client is told so. If the connection is lost and the run cannot be paused, the run is
// ended. It is called by who has begun the run and with the run's first event, whichever comes first: else a client
// that has seen a token could be told that the run is paused while it goes on.
//
// **Runs on:** any thread. The run's sink may call it. **Holds:** g.Mu (the caller); takes the run's.
func SetRun(g *websocket.Generation, run *generation.Run) {
	if g.Run != nil {
		return
	}
	send_init.SendInit(g, run.Backend)
	g.Run = run
	var wrong error
	if g.Modified {
		wrong = modify_generation.ModifyGeneration(run, merge_sampling.MergeSampling(run.Request.Sampling,
			g.Config.Parameters))
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
