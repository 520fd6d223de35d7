// Package control_run steers a run.
package control_run

import (
	"rkllmd/generation/abort_generation"
	"rkllmd/generation/modify_generation"
	"rkllmd/generation/pause_generation"
	"rkllmd/generation/resume_generation"
	"rkllmd/lines"
	"rkllmd/lines/find_run"
	"rkllmd/lines/merge_sampling"
)

// ControlRun does what a line with op abort, pause, resume or modify asks for. modify changes the parameters that the line gives; the
// others stay as they are.
//
// **Runs on:** the thread that reads the lines.
func ControlRun(host *lines.Host, line lines.Line) error {
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
