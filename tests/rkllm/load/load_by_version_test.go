package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/load/load_by_version"
	"rkllmd/tests/rkllm/load/load_fakes"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestLoadByVersion(t *testing.T) {
	f := load_fakes.LoadFakes(t, 2)
	second := f.Versions.Libraries[1]
	rkllm_set_answer.RkllmSetAnswer(f.Fake, func(string, [3]uintptr) int32 { return -3 })
	err := load_by_version.LoadByVersion(f.Runtime, f.Job, second)
	require.Contains(t, err.Message, "rkllm_init failed with -3")
	require.Zero(t, f.Runtime.Handle)
	require.Same(t, second, f.Runtime.Serving.Load())
	require.True(t, f.Versions.Choosing)
	rkllm_set_answer.RkllmSetAnswer(f.Fake, func(string, [3]uintptr) int32 { return 0 })
	require.Nil(t, load_by_version.LoadByVersion(f.Runtime, f.Job, second))
	require.Equal(t, f.Fake.Handle, f.Runtime.Handle)
	require.Equal(t, "0", string(f.Job.Result))
	require.NotEmpty(t, f.Runtime.ModelMemory.Blocks, "the library may still read what it was given")
	f.Job.Args[1] = []byte(`{"model_path":7}`)
	require.Contains(t, load_by_version.LoadByVersion(f.Runtime, f.Job, second).Message, "param.model_path")
}
