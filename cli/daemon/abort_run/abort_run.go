// Package abort_run asks for the end of a run.
package abort_run

import "rkllmd/cli"

// AbortRun asks the daemon to end what this connection has started. The run's own last message says that it has ended.
// So it may be sent beside the goroutine that reads.
//
// **Runs on:** any thread.
func AbortRun(client *cli.Client) error {
	_, err := client.Conn.Write(client.Abort)
	return err
}
