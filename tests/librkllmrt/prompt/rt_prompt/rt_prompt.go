// Package rt_prompt builds the prompt of an answer.
package rt_prompt

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/build_prompt"
)

// RtPrompt builds the prompt for input in the first lane of h, behind what was said before if keep is set, and returns
// the turn that has it.
func RtPrompt(t testing.TB, h *librkllmrt.Handle, keep bool, input librkllmrt.Input) librkllmrt.Turn {
	t.Helper()
	run := &librkllmrt.Run{KeepHistory: keep, Turns: []librkllmrt.Turn{{Lane: &h.Lanes[0]}}}
	require.NoError(t, build_prompt.BuildPrompt(h, run, &run.Turns[0], input))
	return run.Turns[0]
}
