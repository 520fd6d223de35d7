package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/write_chat"
	"rkllmd/engine/template/write_for_model"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestWriteForModel(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	chat := engine.Chat{Messages: []engine.Message{{Role: "user", Content: "hello"}}, AddAssistant: true}
	want, err := write_chat.WriteChat(m, chat)
	require.NoError(t, err)
	written, err := write_for_model.WriteForModel(m)(chat)
	require.NoError(t, err)
	require.Equal(t, want, written)
}
