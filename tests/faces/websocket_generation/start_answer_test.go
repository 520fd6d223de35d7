package websocket_generation_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_generation"
	"rkllmd/faces/websocket_generation/start_answer"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestStartAnswer(t *testing.T) {
	prompt, k := "Hi", int32(5)
	config := stream.Config{Input: stream.Input{Prompt: &prompt}, Parameters: stream.Parameters{TopK: &k},
		Options: stream.Options{Stream: true}}
	t.Run("init, and what is asked of the backend", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := create_generation.CreateGeneration(c, config, nil)
		start_answer.StartAnswer(g)
		require.Equal(t, []string{"render", "start"}, seen.Notes.Calls)
		require.Equal(t, "init", websocket_sent.WebsocketSent(t, c)[0]["type"])
		require.Same(t, seen.Notes.Runs[0], g.Run)
		require.EqualValues(t, 5, g.Run.Request.Sampling.TopK)
		require.Equal(t, c.Client, g.Run.Request.Client)
		require.True(t, g.Run.Request.Raw)
	})
	t.Run("what cannot begin ends with an error", func(t *testing.T) {
		for _, one := range []struct {
			refuse error
			model  string
			prompt string
			kind   string
		}{
			{name_error.NameError(generation.ErrBusy, "the queue is full"), "", "Hi", "rate_limited"},
			{name_error.NameError(generation.ErrMemory, "no memory"), "toy", "Hi", "memory_pressure"},
			{nil, "", "refuse", "internal_error"}, {nil, "", strings.Repeat("x", 65), "context_length_exceeded"},
			{errors.New("?"), "", "Hi", "internal_error"},
			{nil, "llama-7b", "Hi", "invalid_request"},
		} {
			c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
			seen.Notes.Refuse = one.refuse
			config := config
			config.Prompt, config.Model = &one.prompt, one.model
			g := create_generation.CreateGeneration(c, config, nil)
			start_answer.StartAnswer(g)
			<-g.Ended
			sent := websocket_sent.WebsocketSent(t, c)
			require.Len(t, sent, 1, "no init")
			require.Equal(t, []any{"error", one.kind, g.ID, ""}, []any{sent[0]["type"], sent[0]["error"],
				sent[0]["request_id"], sent[0]["generated_text"]})
			require.Equal(t, []string{one.kind}, seen.Told.Errors)
		}
	})
	t.Run("stopped before", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := create_generation.CreateGeneration(c, config, nil)
		g.Stopped = true
		start_answer.StartAnswer(g)
		require.Equal(t, "cancelled", websocket_sent.WebsocketSent(t, c)[0]["finish_reason"])
		require.Empty(t, seen.Notes.Calls)
	})
	t.Run("behind another one", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		first := create_generation.CreateGeneration(c, config, nil)
		start_answer.StartAnswer(first)
		second := create_generation.CreateGeneration(c, config, first)
		go deliver_done.DeliverDone(first.Run, generation.Event{Reason: generation.ReasonStop})
		start_answer.StartAnswer(second)
		sent := websocket_sent.WebsocketSent(t, c)
		require.Equal(t, []any{"init", "completion", "init"}, []any{sent[0]["type"], sent[1]["type"], sent[2]["type"]})
		require.Len(t, seen.Notes.Runs, 2)
	})
}
