package websocket_generation_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/replay_generation"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestReplayGeneration(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{MaxPendingBytes: 64 << 10})
	g := websocket_begin.WebsocketBegin(t, c,
		`{"type": "config", "prompt": "Hi", "options": {"echo_prompt": true, "include_timing": true, "include_token_ids": true, "cumulative": true}}`)
	for i := range 5 {
		deliver_token.DeliverToken(g.Run, generation.Token{ID: int32(i)}, []byte{byte('a' + i)})
	}
	live := websocket_sent.WebsocketSent(t, c)
	require.Len(t, live, 5)
	for received := range 6 {
		replay_generation.ReplayGeneration(g, received)
		require.Zero(t, c.Pending)
		sent := websocket_sent.WebsocketSent(t, c)
		require.Equal(t, "init", sent[0]["type"])
		require.Equal(t, live[received:], sent[1:], "exactly what was sent before, times too")
	}
	deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonStop})
	last := websocket_sent.WebsocketSent(t, c)
	replay_generation.ReplayGeneration(g, 5)
	require.Equal(t, last, websocket_sent.WebsocketSent(t, c)[1:])

	t.Run("a token that waits for more text", func(t *testing.T) {
		g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
		for i, piece := range []string{"a", "b\xc3"} {
			deliver_token.DeliverToken(g.Run, generation.Token{ID: int32(i)}, []byte(piece))
		}
		live := websocket_sent.WebsocketSent(t, c)
		require.Len(t, live, 1)
		replay_generation.ReplayGeneration(g, 0)
		require.Equal(t, live, websocket_sent.WebsocketSent(t, c)[1:])
		deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonLength, Usage: generation.Usage{
			Generated: 2}})
		live = append(live, websocket_sent.WebsocketSent(t, c)...)
		require.Equal(t, []any{"a", "b\ufffd", "completion"}, []any{live[0]["token"], live[1]["token"],
			live[2]["type"]}, "no more messages than tokens")
		for received := range 3 {
			replay_generation.ReplayGeneration(g, received)
			require.Equal(t, live[received:], websocket_sent.WebsocketSent(t, c)[1:])
		}
	})
	t.Run("before it has begun there is nothing", func(t *testing.T) {
		replay_generation.ReplayGeneration(&websocket.Generation{Conn: c, Answer: &stream.Answer{}}, 0)
		require.Empty(t, c.Out)
	})
	t.Run("the text so far is not repeated for ever", func(t *testing.T) {
		g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi", "options": {"cumulative": true}}`)
		deliver_token.DeliverToken(g.Run, generation.Token{ID: 1}, bytes.Repeat([]byte("x"), 5000))
		require.Contains(t, websocket_sent.WebsocketSent(t, c)[0], "generated_text")
		replay_generation.ReplayGeneration(g, 0)
		require.NotContains(t, websocket_sent.WebsocketSent(t, c)[1], "generated_text")
	})
}
