package rkllm

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"os"
)

// Dial connects to the daemon's socket. An empty path is that of RKLLM_UDS_PATH, else /run/rkllmd/rkllm.sock if it is
// there, else /tmp/rkllm.sock.
func Dial(ctx context.Context, path string) (*Client, error) {
	if path == "" {
		path = os.Getenv("RKLLM_UDS_PATH")
	}
	if path == "" {
		path = "/run/rkllmd/rkllm.sock"
		if _, err := os.Stat(path); err != nil {
			path = "/tmp/rkllm.sock"
		}
	}
	connection, err := (&net.Dialer{}).DialContext(ctx, "unix", path)
	if err != nil {
		return nil, fmt.Errorf("%w (is \"rkllmd serve\" running?)", err)
	}
	c := &Client{connection: connection, reader: bufio.NewReaderSize(connection, 1<<16), calls: map[int64]*call{}}
	go c.readMessages()
	return c, nil
}
