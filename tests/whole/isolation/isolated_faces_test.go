package isolation_test

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/generate"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/isolation/isolated_doomed"
	"rkllmd/tests/whole/isolation/isolated_told"
	"rkllmd/tests/whole/isolation/isolated_unready"
)

// TestIsolatedFaces has a library die in the run of a client of each protocol: each is told in that protocol's words
// what has died, where and how, after the text that came before.
func TestIsolatedFaces(t *testing.T) {
	s, folder := conformance_prepare.ConformancePrepare(t, "1.3.0"), t.TempDir()
	uma, swarm, grpc := folder+"/uma", folder+"/swarm", "unix://"+folder+"/grpc"
	var address string
	s.Daemon, address = http_daemon.HTTPDaemon(t, "--library", s.Library, "--uma-socket", uma, "--swarm-socket", swarm,
		"--grpc", grpc)
	s.Client = connect_client.ConnectClient(t, s.Daemon.Path)
	for _, stream := range []string{"false", "true"} {
		t.Run("HTTP, stream "+stream, func(t *testing.T) {
			isolated_doomed.IsolatedDoomed(t, s)
			answer, err := http.Post("http://"+address+"/v1/generate", "application/json",
				strings.NewReader(`{"prompt":"Hi","stream":`+stream+`}`))
			require.NoError(t, err)
			defer answer.Body.Close()
			text, err := io.ReadAll(answer.Body)
			require.NoError(t, err)
			isolated_told.IsolatedTold(t, string(text), map[string]string{"true": "One"}[stream])
		})
	}
	t.Run("WebSocket", func(t *testing.T) {
		isolated_doomed.IsolatedDoomed(t, s)
		socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
		websocket_say.WebsocketSay(t, socket, `{"type":"config","prompt":"Hi"}`)
		heard := ""
		for !strings.Contains(heard, "type:error") {
			heard += fmt.Sprint(websocket_hear.WebsocketHear(t, socket))
		}
		isolated_told.IsolatedTold(t, heard, "One")
	})
	t.Run("UMA", func(t *testing.T) {
		isolated_doomed.IsolatedDoomed(t, s)
		client := connect_client.ConnectClient(t, uma)
		_, err := io.WriteString(client.Conn, uma_frame.UMAFrame(`{"id":"a","prompt":"Hi"}`))
		require.NoError(t, err)
		heard := fmt.Sprint(uma_read.UMARead(t, client.Reader), uma_read.UMARead(t, client.Reader))
		isolated_told.IsolatedTold(t, heard, "One")
	})
	t.Run("Hyperswarm", func(t *testing.T) {
		isolated_doomed.IsolatedDoomed(t, s)
		client := connect_client.ConnectClient(t, swarm)
		_, err := io.WriteString(client.Conn, `{"type":"chat_start","request_id":"a","payload":{"prompt":"Hi"}}`+"\n")
		require.NoError(t, err)
		heard := ""
		for !strings.Contains(heard, "type:error") {
			heard += fmt.Sprint(swarm_read.SwarmRead(t, client.Reader))
		}
		isolated_told.IsolatedTold(t, heard, "One")
	})
	t.Run("gRPC", func(t *testing.T) {
		isolated_doomed.IsolatedDoomed(t, s)
		client, err := open_client.OpenClient(grpc, kakeya_client.Options{})
		require.NoError(t, err)
		defer client.Conn.Close()
		heard := ""
		for event, err := range generate.Generate(t.Context(), client, &kakeyav1.GenerateRequest{MaxTokens: 5,
			SessionId: kakeya_session.KakeyaSession(t, client, 7, 8)}) {
			heard += fmt.Sprint(event, err)
		}
		isolated_told.IsolatedTold(t, heard, "token_id:1")
	})
	isolated_unready.IsolatedUnready(t, s, address)
}
