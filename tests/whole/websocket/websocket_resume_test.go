package websocket_test

import (
	"fmt"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/drop_parked"
	"rkllmd/tests/support/engine/slow_pool"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_serve"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/websocket/websocket_ask"
	"rkllmd/tests/whole/websocket/websocket_complete"
)

// A client whose connection is lost in the middle of an answer comes back and misses no token, and gets none twice,
// wherever it was cut off: its answer is that of a client that was never cut off. Nothing is computed while it is away.
func TestWebsocketResume(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{})
	_, _, url := websocket_serve.WebsocketServe(t, b, websocket.Options{Grace: time.Minute})
	ask := `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 40, "seed": 11}, "options": {"include_token_ids": true}}`
	socket := websocket_dial.WebsocketDial(t, url)
	whole := websocket_complete.WebsocketComplete(t, socket, ask)
	expected := whole[len(whole)-1]["generated_text"]
	for cut := 1; cut < 40; cut += 3 {
		socket := websocket_dial.WebsocketDial(t, url)
		id := websocket_ask.WebsocketAsk(t, socket, ask)["request_id"]
		ids, text := []any{}, ""
		for range cut {
			token := websocket_hear.WebsocketHear(t, socket)
			ids, text = append(ids, token["token_id"]), text+token["token"].(string)
		}
		if cut%2 == 0 {
			socket.CloseNow()
		} // else the old connection is still there when the client comes back
		socket = websocket_dial.WebsocketDial(t, url)
		rest := websocket_complete.WebsocketComplete(t, socket,
			fmt.Sprintf(`{"type": "config", "resume": %q, "received": %d}`, id, cut))
		require.Equal(t, []any{"init", id}, []any{rest[0]["type"], rest[0]["request_id"]})
		for i, token := range rest[1 : len(rest)-1] {
			require.EqualValues(t, cut+i, token["index"])
			ids, text = append(ids, token["token_id"]), text+token["token"].(string)
		}
		require.Equal(t, expected, text, "cut off behind token %d", cut)
		require.Len(t, ids, len(whole)-2)
		for i, token := range whole[1 : len(whole)-1] {
			require.Equal(t, token["token_id"], ids[i])
		}
		require.Equal(t, whole[len(whole)-1]["usage"], rest[len(rest)-1]["usage"])
		require.NoError(t, socket.Close(coder.StatusNormalClosure, "")) // goodbye: it is not kept
	}
	t.Run("nothing is computed meanwhile, and the grace ends", func(t *testing.T) {
		_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Size: 1024,
			Disturb: slow_pool.SlowPool(10 * time.Millisecond)}) // so that it goes on until the client is missed
		host, _, url := websocket_serve.WebsocketServe(t, b, websocket.Options{Grace: time.Minute})
		socket := websocket_dial.WebsocketDial(t, url)
		websocket_say.WebsocketSay(t, socket,
			`{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 1000, "seed": 11}}`)
		id := websocket_until.WebsocketUntil(t, socket, "token")[0]["request_id"].(string)
		socket.CloseNow()
		host.Mu.Lock()
		g := host.Generations[id]
		host.Mu.Unlock()
		require.Eventually(t, func() bool { g.Mu.Lock(); defer g.Mu.Unlock(); return g.Conn == nil }, 2*time.Minute,
			time.Millisecond)
		require.Eventually(t, func() bool { return b.Stats().Paused == 1 }, 2*time.Minute, time.Millisecond)
		drop_parked.DropParked(g, g.Parked)
		<-g.Ended
		require.Less(t, len(g.Tokens), 1000)
		socket = websocket_dial.WebsocketDial(t, url)
		failure := websocket_ask.WebsocketAsk(t, socket, fmt.Sprintf(`{"type": "config", "resume": %q}`, id))
		require.Equal(t, "invalid_request", failure["error"])
		require.Contains(t, failure["message"], "can be resumed for 1m0s after its connection was lost")
	})
}
