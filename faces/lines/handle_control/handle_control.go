// Package handle_control steers a run.
package handle_control

import (
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/find_run"
	"rkllmd/faces/lines/merge_sampling"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/generation/steering/modify_generation"
	"rkllmd/generation/steering/pause_generation"
	"rkllmd/generation/steering/resume_generation"
)

// HandleControl does what a line with op abort, pause, resume or modify asks for. modify changes the parameters that
// the line gives; the others stay as they are.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func HandleControl(host *lines.Host, line lines.Line) error {
	run, err := find_run.FindRun(host, line.Of)
	if err != nil {
		return err
	}
	switch line.Op {
	case lines.OpAbort:
		abort_generation.AbortGeneration(run)
	case lines.OpPause:
		return pause_generation.PauseGeneration(run)
	case lines.OpResume:
		return resume_generation.ResumeGeneration(run)
	case lines.OpModify:
		return modify_generation.ModifyGeneration(run, merge_sampling.MergeSampling(run.Request.Sampling, line))
	}
	return nil
}
