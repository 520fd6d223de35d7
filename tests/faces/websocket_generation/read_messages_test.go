package websocket_generation_test

import (
	"context"
	"strings"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/tests/support/faces/websocket_closed"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_serve"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestReadMessages(t *testing.T) {
	_, _, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{MaxMessageBytes: 100})
	for _, one := range []struct {
		kind coder.MessageType
		text string
		code coder.StatusCode
	}{
		{coder.MessageBinary, `{"type": "config"}`, coder.StatusUnsupportedData},
		{coder.MessageText, "{\"type\": \"config\", \"prompt\": \"\xff\"}", coder.StatusInvalidFramePayloadData},
		{coder.MessageText, strings.Repeat("x", 101), coder.StatusMessageTooBig},
		{coder.MessageText, "nonsense", coder.StatusPolicyViolation},
	} {
		socket := websocket_dial.WebsocketDial(t, url)
		require.NoError(t, socket.Write(context.Background(), one.kind, []byte(one.text)))
		require.Equal(t, one.code, websocket_closed.WebsocketClosed(t, socket), one.text)
	}
	t.Run("several messages, whatever frames they come in", func(t *testing.T) {
		socket := websocket_dial.WebsocketDial(t, url)
		for range 3 {
			out, err := socket.Writer(context.Background(), coder.MessageText)
			require.NoError(t, err)
			for _, piece := range []string{`{"type": "con`, `fig", "prompt": ""`, "}"} {
				_, err = out.Write([]byte(piece))
				require.NoError(t, err)
			}
			require.NoError(t, out.Close())
			require.Contains(t, websocket_hear.WebsocketHear(t, socket)["message"], `"prompt" is empty`)
		}
	})
	t.Run("who says goodbye does not come back", func(t *testing.T) {
		_, b := generation_backend.GenerationBackend()
		for code, kept := range map[coder.StatusCode]int{coder.StatusNormalClosure: 0, coder.StatusGoingAway: 1} {
			host, _, url := websocket_serve.WebsocketServe(t, b, websocket.Options{Grace: time.Hour})
			socket := websocket_dial.WebsocketDial(t, url)
			websocket_say.WebsocketSay(t, socket, `{"type": "config", "prompt": "Hi"}`)
			websocket_until.WebsocketUntil(t, socket, "init")
			require.NoError(t, socket.Close(code, ""))
			require.Eventually(t, func() bool {
				host.Mu.Lock()
				defer host.Mu.Unlock()
				return len(
					host.Connections) == 0
			}, 2*time.Minute, time.Millisecond)
			require.Len(t, host.Generations, kept)
		}
	})
}
