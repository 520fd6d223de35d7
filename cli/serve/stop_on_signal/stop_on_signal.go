// Package stop_on_signal stops the daemon when it is asked to.
package stop_on_signal

import (
	"os"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/terminal/wait_for_interrupt"
	"rkllmd/server"
	"rkllmd/server/stop_loop"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StopOnSignal waits for a signal and stops the loop in order, which takes server.EndTime at most. Whoever presses
// Ctrl-C then, after the pause, ends the process at once; no other signal does.
//
// **Runs on:** a goroutine of its own.
func StopOnSignal(loop *server.Loop, signals <-chan os.Signal, pause time.Duration) {
	log_message.LogMessage(utils.LevelInfo, "stopping", "signal", (<-signals).String(), "hint",
		"Ctrl-C once more does not wait for that")
	stop_loop.StopLoop(loop)
	wait_for_interrupt.WaitForInterrupt(signals, pause)
	log_message.LogMessage(utils.LevelWarn, "ended at once, without cleaning up", "signal", "interrupt")
	os.Exit(cli.ExitInterrupted)
}
