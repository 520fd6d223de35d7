package read_messages_test

import (
	"context"
	"strings"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/websocket_closed"
	"rkllmd/tests/support/websocket_dial"
	"rkllmd/tests/support/websocket_hear"
	"rkllmd/tests/support/websocket_serve"
	"rkllmd/websocket"
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
}
