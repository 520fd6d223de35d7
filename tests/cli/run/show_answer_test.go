package run_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run/show_answer"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestShowAnswer(t *testing.T) {
	init, token := `{"type": "init", "request_id": "r", "model_info": {"max_tokens": 64}}`,
		`{"type": "token", "index": 0, "token": "Hi"}`
	config := stream.Config{Type: stream.TypeConfig, Input: stream.Input{Model: "a"}}
	t.Run("a whole answer", func(t *testing.T) {
		endpoint, heard := chat_serve.ChatServe(t, []string{"hear", init, token, `{"type": "completion",
			"finish_reason": "length", "usage": {"prompt_tokens": 3, "completion_tokens": 61}, "timing": {
			"first_token_ms": 5, "total_ms": 100}}`})
		chat, out, notes := chat_client.ChatClient(t, endpoint, false)
		require.NoError(t, show_answer.ShowAnswer(chat, config))
		require.Contains(t, <-heard, `"model":"a"`)
		require.Equal(t, "Hi\n", out.String())
		require.Contains(t, notes.String(), "(stopped: the context of 64 tokens is full")
		require.Contains(t, notes.String(), "prompt 3 tokens, 600.0 tokens/s; answer 61 tokens, 642.1 tokens/s; first "+
			"text after 5ms\n")
	})
	t.Run("as an object", func(t *testing.T) {
		endpoint, _ := chat_serve.ChatServe(t, []string{"hear", init, token, `{"type": "completion",
			"finish_reason": "stop", "usage": {"prompt_tokens": 3, "completion_tokens": 1}}`})
		chat, out, notes := chat_client.ChatClient(t, endpoint, false)
		chat.Whole = true
		require.NoError(t, show_answer.ShowAnswer(chat, config))
		require.Contains(t, out.String(), `"answer":"Hi","finish_reason":"stop"`)
		require.Zero(t, notes.Len())
	})
	t.Run("nobody reads it any more", func(t *testing.T) {
		endpoint, _ := chat_serve.ChatServe(t, []string{"hear", init, token, "hear"})
		chat, _, _ := chat_client.ChatClient(t, endpoint, false)
		reader, writer, err := os.Pipe()
		require.NoError(t, err)
		defer writer.Close()
		require.NoError(t, reader.Close())
		chat.Streams.Out = writer
		require.ErrorIs(t, show_answer.ShowAnswer(chat, config), cli.ErrClosed)
	})
	t.Run("Ctrl-C stops the answer, not the daemon", func(t *testing.T) {
		endpoint, heard := chat_serve.ChatServe(t, []string{"hear", init, token, "hear",
			`{"type": "completion", "finish_reason": "cancelled"}`})
		chat, out, _ := chat_client.ChatClient(t, endpoint, false)
		interrupts := make(chan struct{}, 1)
		chat.Interrupts = interrupts
		interrupts <- struct{}{}
		require.ErrorIs(t, show_answer.ShowAnswer(chat, config), cli.ErrInterrupted)
		<-heard
		require.Contains(t, <-heard, `"action":"stop"`)
		require.Equal(t, "Hi\n", out.String())
	})
	t.Run("it fails", func(t *testing.T) {
		endpoint, _ := chat_serve.ChatServe(t, []string{"hear", `{"type": "error", "error": "model_loading_error",
			"message": "it is broken"}`})
		chat, _, _ := chat_client.ChatClient(t, endpoint, false)
		require.EqualError(t, show_answer.ShowAnswer(chat, config), "it is broken")
	})
	t.Run("nobody is there", func(t *testing.T) {
		chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{URL: "http://127.0.0.1:1", Name: "HERE"}, false)
		require.ErrorIs(t, show_answer.ShowAnswer(chat, config), cli.ErrNotBegun)
	})
}
