package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library/create_runtime_backend"
	"rkllmd/jinja/parse_template"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
)

func TestCreateRuntimeBackend(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		t.Run(layout.Generation, func(t *testing.T) {
			fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
			rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
			b, err := create_runtime_backend.CreateRuntimeBackend(rt, generation.ModelOptions{})
			require.NoError(t, err)
			require.Equal(t, fake.Model, b.Model.Path)
			require.Positive(t, b.Model.ContextSize)
			require.Equal(t, 1, b.Capabilities.Sequences)

			b.Close()
			require.False(t, rt.Stopped, "the runtime goes on for others")
			require.ErrorIs(t, b.Start(&generation.Run{}), generation.ErrClosed)
			require.Empty(t, rt.Queue)
		})
	}
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	_, err := create_runtime_backend.CreateRuntimeBackend(rkllm_load_model.RkllmLoadModel(t, fake, `"n_batch":2`),
		generation.ModelOptions{})
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.EqualError(t, err, "it was loaded with n_batch 2, so that its runs take 2 prompts at once: load it "+
		"with n_batch 1")

	fake = rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	parsed, err := parse_template.ParseTemplate("{% for m in messages %}{{ m.content }}|{% endfor %}")
	require.NoError(t, err)
	template := generation.ModelOptions{Template: &engine.ParsedTemplate{Template: parsed}}
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	b, err := create_runtime_backend.CreateRuntimeBackend(rt, template)
	require.NoError(t, err)
	require.True(t, b.Capabilities.Messages)
	fake.Library.SetChatTemplate = nil
	_, err = create_runtime_backend.CreateRuntimeBackend(rt, template)
	require.ErrorIs(t, err, generation.ErrFailed)
	require.ErrorContains(t, err, "rkllm_set_chat_template is not supported")
}
