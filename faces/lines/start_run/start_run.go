// Package start_run begins the run of a line.
package start_run

import (
	"fmt"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/build_request"
	"rkllmd/faces/lines/deliver_event"
	"rkllmd/faces/lines/find_run"
	"rkllmd/faces/lines/keep_run"
	"rkllmd/faces/stream/on_event"
	"rkllmd/generation"
	"rkllmd/generation/run/regenerate_answer"
	"rkllmd/generation/run/start_generation"
)

// StartRun begins what a line with op generate or regenerate asks for. Its events go out under the line's id, by which
// later lines steer it; an id of a run that is still known cannot be used.
//
// **Runs on:** one thread at a time. It is the one that reads the lines. **Holds:** host.Mu for moments.
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
