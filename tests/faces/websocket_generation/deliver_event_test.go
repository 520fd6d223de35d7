package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/deliver_event"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_queued"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestDeliverEvent(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c,
		`{"type": "config", "prompt": "Hi", "options": {"include_token_ids": true, "echo_prompt": true}}`)
	deliver_queued.DeliverQueued(g.Run, 2)
	deliver_token.DeliverToken(g.Run, generation.Token{ID: 120}, []byte(" a"))
	deliver_token.DeliverToken(g.Run, generation.Token{ID: 121}, []byte("b"))
	deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonLength, Usage: generation.Usage{Prompt: 2,
		Generated: 2}})
	sent := websocket_sent.WebsocketSent(t, c)
	require.Len(t, sent, 4)
	require.Equal(t, []any{"status", "queued", "Number 2 in the line."}, []any{sent[0]["type"], sent[0]["operation"],
		sent[0]["message"]})
	require.Equal(t, map[string]any{"type": "token", "index": 0.0, "token": " a", "token_id": 120.0,
		"generated_text": "Hi a", "finish_reason": nil, "finished": false}, sent[1])
	require.Equal(t, []any{"b", "Hi ab", 1.0}, []any{sent[2]["token"], sent[2]["generated_text"], sent[2]["index"]})
	require.Equal(t, []any{"completion", "Hi ab", "length", map[string]any{"prompt_tokens": 2.0,
		"completion_tokens": 2.0, "total_tokens": 4.0}},
		[]any{sent[3]["type"], sent[3]["generated_text"], sent[3]["finish_reason"], sent[3]["usage"]})
	require.Len(t, g.Tokens, 2)
	require.Len(t, seen.Told.Events, 4)
	<-g.Ended

	t.Run("without stream", func(t *testing.T) {
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi", "options": {"stream": false}}`)
		deliver_token.DeliverToken(g.Run, generation.Token{ID: 120}, []byte("ab"))
		deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonStop})
		sent := websocket_sent.WebsocketSent(t, c)
		require.Len(t, sent, 1)
		require.Equal(t, "ab", sent[0]["generated_text"])
	})
	t.Run("nobody listens", func(t *testing.T) {
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
		g.Conn = nil
		deliver_token.DeliverToken(g.Run, generation.Token{ID: 120}, []byte("ab"))
		deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonStop})
		require.Len(t, g.Tokens, 1)
		require.Contains(t, string(g.Last), `"generated_text":"ab"`)
		require.Empty(t, c.Out)
	})
	t.Run("init goes first, also where events come before the run is known", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := &websocket.Generation{Host: c.Host, Conn: c, Answer: &stream.Answer{}}
		token := generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 1, Text: "x"}}
		deliver_event.DeliverEvent(c.Host, g, &generation.Run{Backend: seen.Backend}, token)
		require.Len(t, g.Tokens, 1)
		require.Len(t, seen.Told.Events, 1)
		require.Contains(t, string(c.Out[0].Text), `"type":"init"`)
	})
}
