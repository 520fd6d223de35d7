// Package stop_generate stops "rkllmd generate" when it is asked to.
package stop_generate

import (
	"os"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/library"
	"rkllmd/cli/library/flush_log"
	"rkllmd/cli/terminal/wait_for_interrupt"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StopGenerate waits for a signal and calls cancel. Where that has not closed ended within limit, it ends the process,
// because a library may hang at anything. Whoever presses Ctrl-C then, after the pause, ends it at once.
//
// **Runs on:** a goroutine of its own. It returns when ended is closed.
func StopGenerate(signals <-chan os.Signal, cancel func(), ended <-chan struct{}, log *library.Log, limit,
	pause time.Duration) {
	select {
	case <-ended:
		return
	case <-signals:
	}
	cancel()
	interrupted := make(chan struct{})
	go func() {
		wait_for_interrupt.WaitForInterrupt(signals, pause)
		close(interrupted)
	}()
	select {
	case <-ended:
		return
	case <-interrupted:
		log_message.LogMessage(utils.LevelWarn, "ended at once, without cleaning up", "signal", "interrupt")
	case <-time.After(limit):
		log_message.LogMessage(utils.LevelWarn, "the model is still busy and is left to the system", "waited", limit)
	}
	flush_log.FlushLog(log)
	os.Exit(cli.ExitInterrupted)
}
