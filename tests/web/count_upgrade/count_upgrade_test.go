package count_upgrade_test

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_hijack"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/count_upgrade"
	"rkllmd/web/refuse_path"
)

func TestCountUpgrade(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Connections.Store(5)
	host.Generate = http.HandlerFunc(web_hijack.WebHijack)
	listening := httptest.NewServer(count_upgrade.CountUpgrade(host))
	defer listening.Close()
	conn, err := net.Dial("tcp", listening.Listener.Addr().String())
	require.NoError(t, err)
	_, err = conn.Write([]byte("GET /generate HTTP/1.1\r\nHost: a\r\n\r\n"))
	require.NoError(t, err)
	_, err = io.ReadAll(conn)
	require.NoError(t, err)
	require.Eventually(t, func() bool { return host.Connections.Load() == 4 }, 20*time.Second, time.Millisecond)
	host.Generate = http.HandlerFunc(refuse_path.RefusePath)
	require.Equal(t, 404, web_ask.WebAsk(count_upgrade.CountUpgrade(host), "GET", "/generate", "").Code)
	require.Equal(t, int64(4), host.Connections.Load(), "it has stayed one of HTTP")
}
