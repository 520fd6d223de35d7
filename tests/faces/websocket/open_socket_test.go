package websocket_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/open_socket"
	"rkllmd/tests/support/faces/websocket_echo"
	"rkllmd/tests/support/faces/websocket_frame"
	"rkllmd/tests/support/faces/websocket_goodbye"
	"rkllmd/tests/support/faces/websocket_raw"
)

func TestOpenSocket(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(websocket_echo.WebsocketEcho))
	defer server.Close()
	socket, _, err := coder.Dial(t.Context(), server.URL, &coder.DialOptions{Subprotocols: []string{"other",
		websocket.Protocol}, HTTPHeader: http.Header{"Origin": {"https://other.example"}}})
	require.NoError(t, err)
	defer socket.CloseNow()
	require.Equal(t, websocket.Protocol, socket.Subprotocol())
	socket.SetReadLimit(1 << 20)
	long := strings.Repeat("κόσμε", 20000)
	require.NoError(t, socket.Write(t.Context(), coder.MessageText, []byte(long)))
	_, text, err := socket.Read(t.Context())
	require.NoError(t, err)
	require.Equal(t, long, string(text))

	// with the request
	raw := websocket_raw.WebsocketRaw(t, server.Listener.Addr().String(), string(websocket_frame.WebsocketFrame(0x81,
		"\xff")))
	require.Equal(t, 1007, websocket_goodbye.WebsocketGoodbye(t, raw))

	w := httptest.NewRecorder()
	_, _, err = open_socket.OpenSocket(w, httptest.NewRequest("GET", "/generate", nil), 100)
	require.Error(t, err)
	require.Equal(t, http.StatusUpgradeRequired, w.Code)
}
