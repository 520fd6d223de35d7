package rest_test

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/count_upgrade"
	"rkllmd/faces/rest/refuse_path"
	"rkllmd/tests/faces/rest/web_hijack"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestCountUpgrade(t *testing.T) {
	host, told := web_host.WebHost(nil)
	host.Connections.Store(5)
	host.Generate = http.HandlerFunc(web_hijack.WebHijack)
	listening := httptest.NewServer(count_upgrade.CountUpgrade(host))
	defer listening.Close()
	conn, err := net.Dial("tcp", listening.Listener.Addr().String())
	require.NoError(t, err)
	upgrade := []string{"Connection", "Upgrade", "Upgrade", "websocket", "Sec-WebSocket-Version", "13",
		"Sec-WebSocket-Key", "MDEyMzQ1Njc4OWFiY2RlZg=="}
	_, err = fmt.Fprintf(conn, "GET /generate HTTP/1.1\r\nHost: a\r\n%s: %s\r\n%s: %s\r\n%s: %s\r\n%s: %s\r\n\r\n",
		upgrade[0], upgrade[1], upgrade[2], upgrade[3], upgrade[4], upgrade[5], upgrade[6], upgrade[7])
	require.NoError(t, err)
	_, err = io.ReadAll(conn)
	require.NoError(t, err)
	require.Eventually(t, func() bool { return host.Connections.Load() == 4 }, 2*time.Minute, time.Millisecond)
	host.Generate = refuse_path.RefusePath(host)
	require.Equal(t, 404, web_ask.WebAsk(count_upgrade.CountUpgrade(host), "GET", "/generate", "", upgrade...).Code)
	w := web_ask.WebAsk(count_upgrade.CountUpgrade(host), "GET", "/generate", "")
	require.Contains(t, web_failure.WebFailure(t, w, 426).Message, "/generate speaks WebSocket")
	require.Equal(t, []string{"websocket", "13"}, []string{w.Header().Get("Upgrade"),
		w.Header().Get("Sec-WebSocket-Version")})
	require.Equal(t, []string{"invalid_request", "invalid_request"}, told.Errors)
	require.Equal(t, int64(4), host.Connections.Load(), "it has stayed one of HTTP")
}
