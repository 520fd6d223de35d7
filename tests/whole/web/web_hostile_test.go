package web_test

import (
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/web/metric_changes"
	"rkllmd/tests/whole/web/web_generate"
)

// A client that does not read its stream is cut off, and the others notice nothing; connections beyond the limit are
// told so; nonsense harms nobody.
func TestWebHostile(t *testing.T) {
	d, address := http_daemon.HTTPDaemon(t, "--http-max-pending-bytes", "16KiB", "--http-max-clients", "3",
		"--http-load=false")
	base := "http://" + address
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, d.Path),
		map[string]any{"model_path": write_long_model.WriteLongModel(t, "llama"), "max_context_len": 8192})
	t.Run("a client that does not read", func(t *testing.T) {
		conn, err := net.Dial("tcp", address)
		require.NoError(t, err)
		defer conn.Close()
		require.NoError(t, conn.(*net.TCPConn).SetReadBuffer(1)) // the least there is
		// 10 KB with each token
		body := `{"prompt": "` + strings.Repeat("rain ", 2000) +
			`", "stream": true, "cumulative": true, "echo_prompt": true}`
		_, err = fmt.Fprintf(conn, "POST /v1/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: "+
			"application/json\r\nContent-Length: %d\r\n\r\n%s", len(body), body)
		require.NoError(t, err)
		metric_changes.MetricChanges(t, base, `rkllmd_cancels_total{face="http",model=""}`, 0, "it was not cut off")
		wait_for_log.WaitForLog(t, d, "the client reads too slowly; the limit is set by --http-max-pending-bytes")
		web_generate.WebGenerate(t, base, `{"prompt": "rain", "max_tokens": 3}`)
	})
	t.Run("too many connections", func(t *testing.T) {
		http.DefaultClient.CloseIdleConnections()
		var idle []net.Conn
		for range 4 {
			conn, err := net.Dial("tcp", address)
			require.NoError(t, err)
			defer conn.Close()
			idle = append(idle, conn)
		}
		for code := 0; code != 503; {
			var answer map[string]any
			if code, _, answer = web_post.WebPost(t, base+"/healthz", ""); code == 503 {
				require.Contains(t, answer["error"].(map[string]any)["message"],
					"the limit is set by --http-max-clients")
			}
		}
		for _, conn := range idle {
			require.NoError(t, conn.Close())
		}
		for code := 0; code != 200; {
			code, _, _ = web_post.WebPost(t, base+"/healthz", "")
		}
	})
	for _, text := range []string{"\x00\x01\x02\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
		"GET /healthz HTTP/1.1\r\nHost: a\r\nX: " + strings.Repeat("x", 64<<10) + "\r\n\r\n",
		"{\"jsonrpc\": \"2.0\"}\n"} {
		conn, err := net.Dial("tcp", address)
		require.NoError(t, err)
		_, err = conn.Write([]byte(text))
		require.NoError(t, err)
		answer := make([]byte, 12)
		n, _ := conn.Read(answer)
		require.Regexp(t, "^(HTTP/1.1 4|HTTP/1.1 5)", string(answer[:n]))
		require.NoError(t, conn.Close())
	}
	code := 503 // until the daemon has seen that the connections above are closed
	for code == 503 {
		code, _, _ = web_post.WebPost(t, base+"/v1/models/unload", "{}")
	}
	require.Equal(t, 403, code)
}
