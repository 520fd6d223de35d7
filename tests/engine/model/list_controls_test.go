package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/list_controls"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestListControls(t *testing.T) {
	qwen := engine_load_model.EngineLoadModel(t, "qwen3")
	controls, lengths := list_controls.ListControls(qwen)
	require.Equal(t, engine.Control{Token: qwen.EOS}, controls["<|im_end|>"])
	require.Contains(t, controls, "<|im_start|>")
	require.Equal(t, controls, qwen.Controls)
	for text := range controls {
		require.Contains(t, qwen.Facts.Specials, text)
		require.Contains(t, lengths[text[0]], len(text))
	}
	require.IsDecreasing(t, lengths['<'])
	llama := engine_load_model.EngineLoadModel(t, "llama")
	require.Equal(t, engine.Control{Token: llama.BOS}, llama.Controls["<s>"])
}
