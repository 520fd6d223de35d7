package websocket_test

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_serve"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/whole/websocket/websocket_ask"
	"rkllmd/tests/whole/websocket/websocket_narrow"
)

// A client that does not read is cut off when too much waits for it, and its generation stops; the daemon waits for
// nobody, and nothing is lost: the client comes back, and reads on.
func TestWebsocketSlowReader(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	host, _, url := websocket_serve.WebsocketServe(t, b, websocket.Options{MaxPendingBytes: 256 << 10,
		Grace: time.Minute})
	client := &http.Client{Transport: &http.Transport{DialContext: websocket_narrow.WebsocketNarrow}}
	slow, _, err := coder.Dial(context.Background(), url, &coder.DialOptions{HTTPClient: client})
	require.NoError(t, err)
	id := websocket_ask.WebsocketAsk(t, slow, `{"type": "config", "prompt": "Hi"}`)["request_id"].(string)
	host.Mu.Lock()
	g := host.Generations[id]
	host.Mu.Unlock()
	sent, cut := 0, false
	for ; !cut && sent < 1000; sent++ {
		deliver_token.DeliverToken(notes.Runs[0], generation.Token{ID: 1}, bytes.Repeat([]byte{byte('a' + sent%26)},
			100<<10))
		g.Mu.Lock()
		cut = g.Conn == nil
		g.Mu.Unlock()
		time.Sleep(time.Millisecond) // the reader notices that the socket is closed
	}
	require.Less(t, sent, 1000, "100 MB would be waiting")
	require.Eventually(t, func() bool {
		notes.Mu.Lock()
		defer notes.Mu.Unlock()
		return slices.Contains(notes.Calls,
			"pause")
	}, 2*time.Minute, time.Millisecond)
	quick := websocket_dial.WebsocketDial(t, url)
	websocket_say.WebsocketSay(t, quick, fmt.Sprintf(`{"type": "config", "resume": %q, "received": 1}`, id))
	require.Equal(t, id, websocket_hear.WebsocketHear(t, quick)["request_id"])
	for i := 1; i < sent; i++ {
		token := websocket_hear.WebsocketHear(t, quick)
		require.EqualValues(t, i, token["index"])
		require.Equal(t, strings.Repeat(string(rune('a'+i%26)), 100<<10), token["token"])
	}
	require.Eventually(t, func() bool {
		notes.Mu.Lock()
		defer notes.Mu.Unlock()
		return slices.Contains(notes.Calls,
			"resume")
	}, 2*time.Minute, time.Millisecond)
}
