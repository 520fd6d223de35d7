package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/load/load_model"
	"rkllmd/tests/rkllm/load/load_fakes"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestLoadModel(t *testing.T) {
	f := load_fakes.LoadFakes(t, 2)
	calls := 0
	rkllm_set_answer.RkllmSetAnswer(f.Fake, func(string, [3]uintptr) int32 {
		calls++
		return int32(calls) - 2
	})
	load_model.LoadModel(f.Runtime, f.Job)
	require.Nil(t, f.Job.Err)
	require.Same(t, f.Versions.Libraries[1], f.Runtime.Serving.Load())
	load_model.LoadModel(f.Runtime, f.Job)
	require.Equal(t, rkllm.ErrModelLoaded, f.Job.Err)
	require.Equal(t, 2, calls)

	alone := load_fakes.LoadFakes(t, 1)
	alone.Runtime.Serving.Load().Versions = nil
	load_model.LoadModel(alone.Runtime, alone.Job)
	require.Nil(t, alone.Job.Err)
	require.Equal(t, alone.Fake.Handle, alone.Runtime.Handle)
}
