package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_generation"
	"rkllmd/faces/websocket_generation/handle_operation"
	"rkllmd/faces/websocket_generation/park_generation"
	"rkllmd/faces/websocket_generation/resume_kept_generation"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestResumeKeptGeneration(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{Grace: time.Hour})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	for _, piece := range []string{"a", "b", "c"} {
		deliver_token.DeliverToken(g.Run, generation.Token{ID: 1}, []byte(piece))
	}
	next := &websocket.Connection{Host: c.Host, Wake: make(chan struct{}, 1)}
	require.ErrorIs(t, resume_kept_generation.ResumeKeptGeneration(next, "gen_other", 0), generation.ErrNotFound)
	err := resume_kept_generation.ResumeKeptGeneration(next, g.ID, 4)
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.ErrorContains(t, err, `"received" is 4, but the generation has brought 3 token messages so far`)
	require.Same(t, c, g.Conn)

	require.NoError(t, resume_kept_generation.ResumeKeptGeneration(next, g.ID, 1))
	require.Equal(t, "the generation was resumed on another connection", c.Ending.Reason,
		"the old connection had not been lost yet")
	deliver_token.DeliverToken(g.Run, generation.Token{ID: 1}, []byte("d"))
	sent := websocket_sent.WebsocketSent(t, next)
	require.Equal(t, []any{"init", "b", "c", "d"}, []any{sent[0]["type"], sent[1]["token"], sent[2]["token"],
		sent[3]["token"]})
	require.Equal(t, []string{"render", "start"}, seen.Notes.Calls, "it was not paused")

	park_generation.ParkGeneration(g, next, true)
	require.NoError(t, resume_kept_generation.ResumeKeptGeneration(next, g.ID, 4))
	require.Equal(t, []string{"render", "start", "pause", "resume"}, seen.Notes.Calls)
	require.Len(t, websocket_sent.WebsocketSent(t, next), 1)

	t.Run("paused by the client it stays so", func(t *testing.T) {
		require.NoError(t, handle_operation.HandleOperation(g, stream.Control{Action: "pause"}))
		park_generation.ParkGeneration(g, next, true)
		websocket_sent.WebsocketSent(t, next)
		require.NoError(t, resume_kept_generation.ResumeKeptGeneration(next, g.ID, 4))
		require.Equal(t, []string{"render", "start", "pause", "resume", "pause"}, seen.Notes.Calls)
		sent := websocket_sent.WebsocketSent(t, next)
		require.Equal(t, []any{"init", "pause"}, []any{sent[0]["type"], sent[1]["operation"]})
	})
	t.Run("after its end", func(t *testing.T) {
		park_generation.ParkGeneration(g, next, true)
		deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonStop})
		another := websocket_begin.WebsocketBegin(t, next, `{"type": "config", "prompt": "Hi"}`)
		require.NoError(t, resume_kept_generation.ResumeKeptGeneration(next, g.ID, 4))
		sent := websocket_sent.WebsocketSent(t, next)
		require.Equal(t, []any{"init", "completion", "abcd"}, []any{sent[0]["type"], sent[1]["type"],
			sent[1]["generated_text"]})
		require.True(t, another.Forgotten, "the connection has one generation")
	})
	t.Run("too late", func(t *testing.T) {
		g.Forgotten = true
		require.ErrorIs(t, resume_kept_generation.ResumeKeptGeneration(next, g.ID, 0), generation.ErrNotFound)
	})
	t.Run("before it has begun", func(t *testing.T) {
		early := create_generation.CreateGeneration(c, stream.Config{}, nil)
		require.NoError(t, resume_kept_generation.ResumeKeptGeneration(next, early.ID, 0))
		require.Same(t, next, early.Conn)
		require.Empty(t, next.Out)
	})
}
