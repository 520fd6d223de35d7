package rkllm_test

import (
	"bufio"
	"net"
	"path/filepath"
	"testing"
)

// serveLines is a daemon that sends each connection the given bytes when a request has come, and then ends it. Its path
// is returned, and what was asked for.
func serveLines(t *testing.T, answer string) (path string, asked chan string) {
	t.Helper()
	path, asked = filepath.Join(t.TempDir(), "false.sock"), make(chan string, 16)
	listener, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			line, _ := bufio.NewReader(connection).ReadString('\n')
			asked <- line
			connection.Write([]byte(answer))
			connection.Close()
		}
	}()
	return path, asked
}
