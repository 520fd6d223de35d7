package ollama_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_line"
)

func TestBuildLine(t *testing.T) {
	message := ollama.Message{Role: "assistant", Content: "a", Thinking: "b"}
	line := build_line.BuildLine(&ollama.Answer{Model: "m", Chat: true}, message)
	require.Equal(t, []any{"m", &message}, []any{line.Model, line.Message})
	require.Nil(t, line.Response)
	_, err := time.Parse(time.RFC3339Nano, line.CreatedAt)
	require.NoError(t, err)
	line = build_line.BuildLine(&ollama.Answer{}, message)
	require.Equal(t, []any{"a", "b"}, []any{*line.Response, line.Thinking})
	require.Nil(t, line.Message)
}
