// Package uma_scripted_daemon stands in for a daemon with a UMA socket.
package uma_scripted_daemon

import (
	"encoding/binary"
	"io"
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// UMAScriptedDaemon listens on a socket. On each connection it reads one frame before each of the answers, which it
// then sends as they are, and closes after the last one. The messages arrive in the channel, without their frames.
func UMAScriptedDaemon(t *testing.T, answers ...string) (path string, messages <-chan string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "uma.sock")
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
			for _, answer := range answers {
				var size uint32
				if binary.Read(conn, binary.LittleEndian, &size) != nil {
					break
				}
				message := make([]byte, size)
				io.ReadFull(conn, message)
				seen <- string(message)
				io.WriteString(conn, answer)
			}
			conn.Close()
		}
	}()
	return path, seen
}
