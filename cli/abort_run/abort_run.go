// Package abort_run asks for the end of a run.
package abort_run

import "rkllmd/cli"

// AbortRun asks the daemon to abort the runs of this connection. It is a notification: nothing answers it, and the run's
// own last result says that it has ended. So it may be sent beside the goroutine that reads.
//
// **Runs on:** any.
func AbortRun(client *cli.Client) error {
	_, err := client.Conn.Write([]byte(`{"jsonrpc":"2.0","method":"rkllm.abort"}` + "\n"))
	return err
}
