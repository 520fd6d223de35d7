// Package rt_new_run makes a run.
package rt_new_run

// #include <stdlib.h>
import "C"

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/rt_on_result"
	"rkllmd/tests/support/rt_recorder"
)

// RtNewRun returns a run of prompt as it is before its first decode, up to eight new tokens long, and the recorder of its
// callbacks, which return what returns says (nil: 0).
func RtNewRun(tb testing.TB, h *librkllmrt.Handle, prompt string, returns func(rt_on_result.Event) int32) (*librkllmrt.Run, *rt_on_result.Recorder) {
	tokens, err := tokenize_text.TokenizeText(h.Model, prompt, true, true)
	require.NoError(tb, err)
	recorder, userdata := rt_recorder.RtRecorder(tb, returns)
	run := &librkllmrt.Run{
		Sampling: h.Param.Sampling, MaxNewTokens: 8, Userdata: userdata, Tokens: tokens, Prompt: len(tokens), New: len(tokens),
		EndedBy: -1, Result: (*librkllmrt.CResult)(C.calloc(1, C.size_t(unsafe.Sizeof(librkllmrt.CResult{})))),
	}
	tb.Cleanup(func() { // nil after finish_run
		C.free(unsafe.Pointer(run.Result))
		C.free(run.Buffer)
	})
	return run, recorder
}
