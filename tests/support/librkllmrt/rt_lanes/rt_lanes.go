// Package rt_lanes makes the state behind an LLMHandle with n_batch inputs.
package rt_lanes

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

// RtLanes is rt_handle with the model at path, and n lanes.
func RtLanes(tb testing.TB, path string, n int) *librkllmrt.Handle {
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(tb, err)
	model, err := load_model.LoadModel(path, facts, nil)
	require.NoError(tb, err)
	tb.Cleanup(func() { free_model.FreeModel(model) })
	context, err := create_context.CreateContext(model, engine.ContextOptions{Size: 512, Batch: 32, Threads: 1,
		Sequences: n})
	require.NoError(tb, err)
	tb.Cleanup(func() { free_context.FreeContext(context) })
	lanes := make([]librkllmrt.Lane, n)
	for i := range lanes {
		lanes[i].Sequence.ID = int32(i)
	}
	return &librkllmrt.Handle{
		Model: model, Context: context, Lanes: lanes, Callback: rt_on_result.Pointer, Template: &librkllmrt.Template{},
		Param: librkllmrt.Param{MaxContextLen: 512, MaxNewTokens: math.MaxInt, CPUs: 1, NBatch: n,
			Sampling: engine.Sampling{TopK: 1, TopP: 1, RepeatPenalty: 1}},
	}
}
