// Package handle_control steers a run.
package handle_control

import (
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/find_run"
	"rkllmd/faces/lines/merge_sampling"
	"rkllmd/faces/lines/write_control"
	"rkllmd/faces/lines/write_error"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/generation/steering/modify_generation"
	"rkllmd/generation/steering/pause_generation"
	"rkllmd/generation/steering/resume_generation"
)

// HandleControl does what a line with op abort, pause, resume or modify asks for, and says that it has. modify changes
// the parameters that the line gives; the others stay as they are. A run that still waits for a place can be aborted.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func HandleControl(host *lines.Host, line lines.Line) error {
	if held := host.Held; held != nil && line.Op == lines.OpAbort && string(held.ID) == string(line.Of) {
		host.Held = nil
		write_error.WriteError(host, held.ID,
			name_error.NameError(generation.ErrClosed, "it was aborted before it began"))
		write_control.WriteControl(host, line)
		return nil
	}
	run, err := find_run.FindRun(host, line.Of)
	if err != nil {
		return err
	}
	switch line.Op {
	case lines.OpAbort:
		abort_generation.AbortGeneration(run)
	case lines.OpPause:
		err = pause_generation.PauseGeneration(run)
	case lines.OpResume:
		err = resume_generation.ResumeGeneration(run)
	case lines.OpModify:
		run.Mu.Lock()
		sampling := run.Sampling
		run.Mu.Unlock()
		err = modify_generation.ModifyGeneration(run, merge_sampling.MergeSampling(sampling, line))
	}
	if err == nil {
		write_control.WriteControl(host, line)
	}
	return err
}
