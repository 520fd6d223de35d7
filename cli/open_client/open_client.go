// Package open_client connects to a daemon.
package open_client

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
)

// OpenClient connects to the daemon that listens on the socket at path. Where none does, the error says how to start one.
//
// **Runs on:** any.
func OpenClient(path string) (*cli.Client, error) {
	conn, err := net.Dial("unix", path)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, unix.ECONNREFUSED):
		return nil, fmt.Errorf("no daemon listens on %s; start one with: rkllmd serve --socket %s", path, path)
	case errors.Is(err, fs.ErrPermission):
		return nil, fmt.Errorf("the socket %s belongs to another user who has not let you in (rkllmd serve --allow-user %d would)",
			path, unix.Getuid())
	case err != nil:
		return nil, fmt.Errorf("cannot connect to %s: %w", path, err)
	}
	return &cli.Client{Conn: conn, Decoder: json.NewDecoder(conn)}, nil
}
