package websocket_test

import (
	"net"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/tests/support/faces/websocket_frame"
	"rkllmd/tests/support/faces/websocket_goodbye"
	"rkllmd/tests/support/faces/websocket_raw"
	"rkllmd/tests/support/faces/websocket_serve"
)

func TestCloseSocket(t *testing.T) {
	_, _, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{MaxMessageBytes: 100})
	address := httptest.NewRequest("GET", url, nil).Host
	for _, one := range []struct {
		name  string
		frame []byte
		code  int
	}{
		{"no UTF-8", websocket_frame.WebsocketFrame(0x81, "\xff"), 1007},
		{"too long, and more behind it", websocket_frame.WebsocketFrame(0x81, strings.Repeat("a", 1<<20)), 1009},
		{"not masked", []byte{0x81, 0x01, 'a'}, 1002},
		{"no frame at all", []byte(strings.Repeat("GET / HTTP/1.1\r\n", 10000)), 1002},
		{"a goodbye", websocket_frame.WebsocketFrame(0x88, "\x03\xe8"), 1000},
	} {
		t.Run(one.name, func(t *testing.T) {
			raw := websocket_raw.WebsocketRaw(t, address, "")
			_, err := raw.Write(one.frame)
			require.NoError(t, err)
			require.NoError(t, raw.Conn.(*net.TCPConn).CloseWrite())
			require.Equal(t, one.code, websocket_goodbye.WebsocketGoodbye(t, raw))
		})
	}
}
