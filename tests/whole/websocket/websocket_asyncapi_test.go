package websocket_test

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/whole/websocket/asyncapi_check"
)

// TestWebsocketAsyncapi compares messages of the three channels, both ways, with docs/api/asyncapi.json.
func TestWebsocketAsyncapi(t *testing.T) {
	file, err := os.ReadFile("../../../docs/api/asyncapi.json")
	require.NoError(t, err)
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(string(file)))
	require.NoError(t, err)
	c := jsonschema.NewCompiler()
	require.NoError(t, c.AddResource("file:///asyncapi.json", document))
	folder := t.TempDir()
	uma, chat := filepath.Join(folder, "uma"), filepath.Join(folder, "chat")
	_, address := http_daemon.HTTPDaemon(t, "--uma-socket", uma, "--swarm-socket", chat, "--model", "builtin:demo")

	const config = `{"type": "config", "prompt": "a", "parameters": {"max_tokens": 3}, "include_logprobs": true}`
	socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	for _, said := range []struct{ name, text string }{{"config", config},
		{"feedback", `{"type": "feedback", "rating": 1, "text": "good"}`}, {"control", `{"type": "control", "action": "dance"}`}} {
		asyncapi_check.AsyncapiCheck(t, c, "generate", said.name, json.RawMessage(said.text))
		websocket_say.WebsocketSay(t, socket, said.text)
		for kind := ""; kind != "completion" && kind != "error" && (said.name == "config" || kind != "status"); {
			message := websocket_hear.WebsocketHear(t, socket)
			kind = message["type"].(string)
			asyncapi_check.AsyncapiCheck(t, c, "generate", kind, message)
		}
	}
	for _, said := range []struct{ name, text string }{{"request", `{"id": "1", "prompt": "a", "max_tokens": 3, "slo": {}}`},
		{"counters", `{"type": "metrics"}`}, {"cancel", `{"event": "cancel", "id": "2"}`}} {
		asyncapi_check.AsyncapiCheck(t, c, "uma", said.name, json.RawMessage(said.text))
		conn, err := net.Dial("unix", uma)
		require.NoError(t, err)
		fmt.Fprint(conn, uma_frame.UMAFrame(said.text))
		require.NoError(t, conn.(*net.UnixConn).CloseWrite())
		for event := uma_read.UMARead(t, conn); event != nil; event = uma_read.UMARead(t, conn) {
			asyncapi_check.AsyncapiCheck(t, c, "uma", event["event"].(string), event)
		}
		conn.Close()
	}
	conn, err := net.Dial("unix", chat)
	require.NoError(t, err)
	defer conn.Close()
	const start = `{"type": "chat_start", "request_id": "1", "payload": {"prompt": "Hi"}}`
	asyncapi_check.AsyncapiCheck(t, c, "chat", "chat_start", json.RawMessage(start))
	fmt.Fprint(conn, start+"\n")
	for kind := ""; kind != "error"; {
		message := swarm_read.SwarmRead(t, conn)
		kind = message["type"].(string)
		asyncapi_check.AsyncapiCheck(t, c, "chat", kind, message)
		if kind == "chat_end" { // now something wrong
			fmt.Fprint(conn, "{}\n")
		}
	}
}
