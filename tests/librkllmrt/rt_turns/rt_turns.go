// Package rt_turns makes a run of several inputs.
package rt_turns

// #include <stdlib.h>
import "C"

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
)

// RtTurns is rt_new_run with a prompt for each of the first lanes of h.
func RtTurns(tb testing.TB, h *librkllmrt.Handle, prompts []string, returns func(rt_on_result.Event) int32) (
	*librkllmrt.Run, *rt_on_result.Recorder) {
	recorder, userdata := rt_recorder.RtRecorder(tb, returns)
	recorder.Inputs = len(prompts)
	run := &librkllmrt.Run{Sampling: h.Param.Sampling, MaxNewTokens: 8, Userdata: userdata}
	for i, prompt := range prompts {
		tokens, err := tokenize_text.TokenizeText(h.Model, prompt, true, true)
		require.NoError(tb, err)
		run.Turns = append(run.Turns, librkllmrt.Turn{Lane: &h.Lanes[i], Tokens: tokens, Prompt: len(tokens),
			New: len(tokens),
			Row: -1, Next: -1, EndedBy: -1, Held: []byte{}})
	}
	results := C.calloc(C.size_t(len(prompts)), C.size_t(unsafe.Sizeof(librkllmrt.CResult{})))
	run.Results = unsafe.Slice((*librkllmrt.CResult)(results), len(prompts))
	tb.Cleanup(func() {
		for i := range run.Turns {
			C.free(run.Turns[i].Buffer)
		}
		if run.Results != nil { // nil after finish_run
			C.free(results)
		}
	})
	return run, recorder
}
