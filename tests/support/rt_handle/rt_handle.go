// Package rt_handle makes the state behind an LLMHandle.
package rt_handle

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/check_model_file"
	"rkllmd/engine/create_context"
	"rkllmd/engine/free_context"
	"rkllmd/engine/free_model"
	"rkllmd/engine/load_model"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/rt_on_result"
	"rkllmd/tests/support/rt_tiny"
)

// RtHandle returns a handle with the tiny model of an architecture: greedy, one thread, a context of 512 tokens, batches of
// 32, the recording callback, and a template that leaves prompts as they are. It is in no table, and freed when the test ends.
func RtHandle(tb testing.TB, architecture string) *librkllmrt.Handle {
	path := rt_tiny.RtTiny(tb, architecture)
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(tb, err)
	model, err := load_model.LoadModel(path, facts, nil)
	require.NoError(tb, err)
	tb.Cleanup(func() { free_model.FreeModel(model) })
	context, err := create_context.CreateContext(model, engine.ContextOptions{Size: 512, Batch: 32, Threads: 1})
	require.NoError(tb, err)
	tb.Cleanup(func() { free_context.FreeContext(context) })
	return &librkllmrt.Handle{
		Model: model, Context: context, Callback: rt_on_result.Pointer, Template: &librkllmrt.Template{},
		Param: librkllmrt.Param{MaxContextLen: 512, MaxNewTokens: math.MaxInt, CPUs: 1,
			Sampling: engine.Sampling{TopK: 1, TopP: 1, RepeatPenalty: 1}},
	}
}
