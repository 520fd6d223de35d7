// Package rt_new_run makes a run.
package rt_new_run

import (
	"testing"

	"rkllmd/librkllmrt"
	"rkllmd/tests/librkllmrt/rt_turns"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

// RtNewRun returns a run of prompt as it is before its first decode, up to eight new tokens long, and the recorder of
// its callbacks, which return what returns says (nil: 0).
func RtNewRun(tb testing.TB, h *librkllmrt.Handle, prompt string, returns func(rt_on_result.Event) int32) (
	*librkllmrt.Run, *rt_on_result.Recorder) {
	return rt_turns.RtTurns(tb, h, []string{prompt}, returns)
}
