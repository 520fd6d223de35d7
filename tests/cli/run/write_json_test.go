package run_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run/write_json"
	"rkllmd/faces/stream"
)

func TestWriteJSON(t *testing.T) {
	answer := &cli.ChatAnswer{Model: "small", Text: []byte("7\n"), Last: &cli.ChatMessage{FinishReason: "stop", Seed: 9,
		Usage:  stream.Usage{PromptTokens: 5, CompletionTokens: 2, TotalTokens: 7},
		Timing: stream.Timing{FirstTokenMS: 1.5, TotalMS: 3}}}
	var out bytes.Buffer
	require.NoError(t, write_json.WriteJSON(&out, answer))
	require.Equal(t, 1, bytes.Count(out.Bytes(), []byte("\n")))
	require.JSONEq(t, `{"model": "small", "answer": "7\n", "finish_reason": "stop", "seed": "9", "usage": {
		"prompt_tokens": 5, "completion_tokens": 2, "total_tokens": 7}, "timing": {"first_token_ms": 1.5,
		"prefill_ms": 0, "queued_ms": 0, "total_ms": 3}}`, out.String())
	out.Reset()
	answer.Thought, answer.Text = []byte("hm"), []byte("\x1b[2J\u009b中\u202e\x7f")
	require.NoError(t, write_json.WriteJSON(&out, answer))
	require.Contains(t, out.String(), `"answer":"\u001b[2J\u009b中\u202e\u007f","thinking":"hm"`)
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer writer.Close()
	require.NoError(t, reader.Close())
	require.ErrorIs(t, write_json.WriteJSON(writer, answer), cli.ErrClosed)
}
