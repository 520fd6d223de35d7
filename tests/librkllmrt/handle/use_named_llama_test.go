package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/use_named_llama"
)

func TestUseNamedLlama(t *testing.T) {
	t.Setenv(librkllmrt.LlamaVariable, "")
	require.NoError(t, use_named_llama.UseNamedLlama())
	folder := t.TempDir()
	t.Setenv(librkllmrt.LlamaVariable, folder)
	require.ErrorContains(t, use_named_llama.UseNamedLlama(), `RKLLMRT_LLAMA is "`+folder+`": `)
	engine.Start.Llama = &engine.Llama{}
	defer func() { engine.Start.Llama = nil }()
	require.NoError(t, use_named_llama.UseNamedLlama(), "it computes already")
}
