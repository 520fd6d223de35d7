// Package cli_scripted_daemon stands in for a daemon.
package cli_scripted_daemon

import (
	"bufio"
	"encoding/json"
	"io"
	"net"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// CliScriptedDaemon listens on a socket and answers each request with the lines that the script holds for its method,
// ID in them replaced by the request's id. The line CLOSE ends the connection. The requests arrive in the channel as
// they came.
func CliScriptedDaemon(t *testing.T, script map[string][]string) (path string, requests <-chan string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "daemon.sock")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	t.Cleanup(func() { listener.Close() })
	seen := make(chan string, 100)
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			for lines := bufio.NewScanner(conn); lines.Scan(); {
				seen <- lines.Text()
				var request struct {
					ID     json.RawMessage
					Method string
				}
				json.Unmarshal(lines.Bytes(), &request)
				answers := strings.ReplaceAll(strings.Join(script[request.Method], "\n")+"\n", "ID", string(request.ID))
				answers, _, closes := strings.Cut(answers, "CLOSE")
				if io.WriteString(conn, answers); closes {
					break
				}
			}
			conn.Close()
		}
	}()
	return path, seen
}
