package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/free_model"
	"rkllmd/generation"
	"rkllmd/generation/embedded/render_for_model"
	"rkllmd/generation/run/render_request"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestRenderForModel(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	request := &generation.Request{Prompt: "hello"}
	want, _, err := render_request.RenderRequest(m, 64, request)
	require.NoError(t, err)
	render := render_for_model.RenderForModel(m, 64)
	got, _, err := render(request)
	require.NoError(t, err)
	require.Equal(t, want, got)
	free_model.FreeModel(m)
	_, _, err = render(request)
	require.ErrorIs(t, err, generation.ErrClosed)
}
