// Package wait_for_socket connects to a daemon that is about to listen.
package wait_for_socket

import (
	"time"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_client"
)

// WaitForSocket connects to the daemon on the socket at path as open_client does, and tries again until limit has
// passed where that fails: whoever has just started a daemon need not know when it listens.
//
// **Runs on:** any thread. Errors: those of the last try.
func WaitForSocket(path string, limit time.Duration) (*cli.Client, error) {
	for began := time.Now(); ; time.Sleep(10 * time.Millisecond) {
		client, err := open_client.OpenClient(path)
		if err == nil || time.Since(began) >= limit {
			return client, err
		}
	}
}
