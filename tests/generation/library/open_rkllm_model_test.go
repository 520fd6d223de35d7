package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library/open_rkllm_model"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestOpenRkllmModel(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
	var code int32
	var calls []string
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, _ [3]uintptr) int32 {
		calls = append(calls, function)
		return code
	})
	_, err := open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model, Exact: true})
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.EqualError(t, err, "not supported: --exact is for the embedded runtime; fake does not say how it computes")
	_, err = open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model, Sequences: 2})
	require.EqualError(t, err, "not supported: 2 sequences were asked for; fake computes one run at a time")
	_, err = open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model + "x"})
	require.ErrorIs(t, err, generation.ErrFailed)
	require.ErrorContains(t, err, "no such file or directory")
	require.Empty(t, calls)
	code = -1
	_, err = open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model})
	require.ErrorIs(t, err, generation.ErrFailed)
	require.ErrorContains(t, err, "rkllm_init")
	code = 0
	b, err := open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model, Context: 300,
		Threads: 2})
	require.NoError(t, err)
	require.Equal(t, 300, b.Model.ContextSize)
	b.Close()
	require.Equal(t, "rkllm_destroy", calls[len(calls)-1])
}
