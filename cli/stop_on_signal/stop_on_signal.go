// Package stop_on_signal stops the daemon when it is asked to.
package stop_on_signal

import (
	"os"

	"rkllmd/cli"
	"rkllmd/server"
	"rkllmd/server/stop_loop"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StopOnSignal waits for a signal and stops the loop in order; a second signal ends the process at once.
//
// **Runs on:** a goroutine of its own.
func StopOnSignal(loop *server.Loop, signals <-chan os.Signal) {
	log_message.LogMessage(utils.LevelInfo, "stopping", "signal", (<-signals).String())
	stop_loop.StopLoop(loop)
	log_message.LogMessage(utils.LevelWarn, "ended at once, without cleaning up", "signal", (<-signals).String())
	os.Exit(cli.ExitInterrupted)
}
