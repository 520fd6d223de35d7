// Package ask_service asks a service what it serves.
package ask_service

import (
	"time"

	"rkllmd/cli"
	"rkllmd/cli/daemon/ask_library"
	"rkllmd/cli/daemon/open_client"
)

// AskService asks the daemon at the socket path what it serves, for limit at most. systemd starts the daemon for that
// where it does not run.
//
// **Runs on:** any thread that may wait. Errors: open_client's, ask_library's.
func AskService(path string, limit time.Duration) (*cli.ServedLibrary, error) {
	client, err := open_client.OpenClient(path)
	if err != nil {
		return nil, err
	}
	defer client.Conn.Close()
	if err = client.Conn.SetDeadline(time.Now().Add(limit)); err != nil {
		return nil, err
	}
	return ask_library.AskLibrary(client)
}
