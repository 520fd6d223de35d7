// Package open_client connects to a daemon.
package open_client

import (
	"encoding/json"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_daemon_socket"
)

// OpenClient connects to the daemon that listens on the socket at path. Where none does, the error says how to start
// one. Its Abort is a notification: nothing answers it, and a run's own last result says that it has ended.
//
// **Runs on:** any thread.
func OpenClient(path string) (*cli.Client, error) {
	conn, err := open_daemon_socket.OpenDaemonSocket(path, cli.SettingSocket.Flag)
	if err != nil {
		return nil, err
	}
	return &cli.Client{Conn: conn, Decoder: json.NewDecoder(conn),
		Abort: []byte(`{"jsonrpc":"2.0","method":"rkllm.abort"}` + "\n")}, nil
}
