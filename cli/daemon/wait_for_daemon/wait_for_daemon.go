// Package wait_for_daemon connects to a daemon that is starting.
package wait_for_daemon

import (
	"errors"
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_client"
)

// WaitForDaemon connects to a private daemon as soon as it listens. It fails when the process ends first (its reason is
// on stderr by then), or does not listen within the given time.
//
// **Runs on:** any thread.
func WaitForDaemon(daemon *cli.Daemon, limit time.Duration) (*cli.Client, error) {
	for start := time.Now(); time.Since(start) < limit; {
		client, err := open_client.OpenClient(daemon.Socket)
		if err == nil {
			return client, nil
		}
		select {
		case <-daemon.Exited:
			return nil, errors.New("the private daemon ended before it listened")
		case <-time.After(5 * time.Millisecond):
		}
	}
	return nil, fmt.Errorf("the private daemon did not listen within %v", limit)
}
