package websocket_test

import (
	"fmt"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/whole/websocket/websocket_complete"
)

// 200 clients at once on the demo model: each gets the answer to its own question, and it is the one that it gets
// alone.
func TestWebsocketMany(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact", "--max-queued", "256")
	url := "ws://" + address + "/generate"
	const clients = 200
	asks, alone := make([]string, clients), make([]string, clients)
	one := websocket_dial.WebsocketDial(t, url)
	for i := range asks {
		asks[i] = fmt.Sprintf(`{"type": "config", "chat": true, "prompt": "What is %d plus %d?", "parameters": {"max_tokens": 12, "temperature": 0}}`, i/14, i%14)
		messages := websocket_complete.WebsocketComplete(t, one, asks[i])
		alone[i] = messages[len(messages)-1]["generated_text"].(string)
	}
	require.Contains(t, alone[3*14+4], "7")
	sockets := make([]*coder.Conn, clients)
	for i := range sockets {
		sockets[i] = websocket_dial.WebsocketDial(t, url)
	}
	for i, socket := range sockets {
		websocket_say.WebsocketSay(t, socket, asks[i])
	}
	waited := 0
	for i, socket := range sockets {
		text := ""
		messages := websocket_until.WebsocketUntil(t, socket, "completion")
		for _, message := range messages {
			switch message["type"] {
			case "token":
				text += message["token"].(string)
			case "status":
				require.Equal(t, "queued", message["operation"])
				waited++
			}
		}
		require.Equal(t, alone[i], text, asks[i])
		require.Equal(t, alone[i], messages[len(messages)-1]["generated_text"])
	}
	require.Positive(t, waited, "not all of them at once")
}
