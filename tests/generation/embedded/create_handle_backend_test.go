package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_handle_backend"
	"rkllmd/generation/run/start_generation"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/find_handle"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestCreateHandleBackend(t *testing.T) {
	choose_kernels.ChooseKernels(t, true)
	path := rt_tiny.RtTiny(t, "llama")
	m := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) { p.MaxContextLen = 256 })
	h, err := find_handle.FindHandle(m.Handle)
	require.NoError(t, err)
	h.Model.Fingerprint = "proved before"
	b, err := create_handle_backend.CreateHandleBackend(m.Handle, generation.ModelOptions{Sequences: 3, Queue: 5})
	require.NoError(t, err)
	require.Equal(t, "proved before", h.Model.Fingerprint, "it is not proved again, while others use the model")
	require.Equal(t, path, b.Model.Path)
	require.Equal(t, 256, b.Model.ContextSize)
	require.Equal(t, 3, b.Capabilities.Sequences)
	require.True(t, b.Capabilities.Exact)
	look, err := create_handle_backend.CreateHandleBackend(m.Handle, generation.ModelOptions{Sequences: 3, Look: true})
	require.NoError(t, err)
	require.Equal(t, []any{b.Name, b.Capabilities, b.Model, b.Defaults},
		[]any{look.Name, look.Capabilities, look.Model, look.Defaults})
	require.Nil(t, look.Start, "nothing is made")

	request := generation.Request{Prompt: "river", MaxTokens: 8, Logprobs: -1, Sampling: b.Defaults}
	run, text := generation_answer.GenerationAnswer(t, b, request)
	require.Equal(t, generation.ReasonLength, run.Last.Reason)
	require.NotEmpty(t, text)
	b.Close()
	require.NotNil(t, h.Model.Ptr, "the model is the handle's")

	many, err := create_handle_backend.CreateHandleBackend(m.Handle, generation.ModelOptions{})
	require.NoError(t, err)
	defer many.Close()
	require.Equal(t, engine.DefaultSequences, many.Capabilities.Sequences)
	_, again := generation_answer.GenerationAnswer(t, many, request)
	require.NotEmpty(t, again)

	_, err = create_handle_backend.CreateHandleBackend(m.Handle, generation.ModelOptions{
		Sequences: engine.MaxSequences + 1})
	require.ErrorContains(t, err, "65 sequences were asked for")
	_, err = create_handle_backend.CreateHandleBackend(0xdeadbeef, generation.ModelOptions{})
	require.ErrorIs(t, err, generation.ErrClosed)

	many.Close()
	require.Zero(t, rt_call.RtCall(m.Library.Destroy, m.Handle))
	m.Handle = 0
	_, err = start_generation.StartGeneration(many, request, run.Sink)
	require.ErrorIs(t, err, generation.ErrClosed, "the prompt is not written by a model that is gone")
}
