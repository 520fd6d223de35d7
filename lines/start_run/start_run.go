// Package start_run begins the run of a line.
package start_run

import (
	"fmt"

	"rkllmd/completion/on_event"
	"rkllmd/generation"
	"rkllmd/generation/regenerate_answer"
	"rkllmd/generation/start_generation"
	"rkllmd/lines"
	"rkllmd/lines/build_request"
	"rkllmd/lines/deliver_event"
	"rkllmd/lines/find_run"
	"rkllmd/lines/keep_run"
)

// StartRun begins what a line with op generate or regenerate asks for. Its events go out under the line's id, by which later lines steer
// it; an id of a run that is still known cannot be used.
//
// **Runs on:** the thread that reads the lines. **Holds:** host.Mu for moments.
func StartRun(host *lines.Host, line lines.Line) error {
	if _, err := find_run.FindRun(host, line.ID); err == nil {
		return fmt.Errorf("%w: the id %.80s is in use", generation.ErrInvalid, line.ID)
	}
	sink := on_event.OnEvent(host, line.ID, deliver_event.DeliverEvent)
	var run *generation.Run
	if line.Op == lines.OpRegenerate {
		old, err := find_run.FindRun(host, line.Of)
		if err != nil {
			return err
		}
		if run, err = regenerate_answer.RegenerateAnswer(old, line.Seed, sink); err != nil {
			return err
		}
	} else {
		request, err := build_request.BuildRequest(host, line)
		if err != nil {
			return err
		}
		if run, err = start_generation.StartGeneration(host.Backend, request, sink); err != nil {
			return err
		}
	}
	keep_run.KeepRun(host, string(line.ID), run)
	return nil
}
