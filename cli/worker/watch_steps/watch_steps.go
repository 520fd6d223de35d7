// Package watch_steps ends a process that computes no more.
package watch_steps

import (
	"os"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/cli/worker"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/is_hung"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// WatchSteps ends this process by SIGABRT when m computes no step for Member.HangTime although it has runs: whoever
// waits for it is told of that as of a crash. It returns when stop is closed.
//
// **Runs on:** a goroutine of its own. **Holds:** Member.Mu, for moments.
func WatchSteps(m *member.Member, stop <-chan struct{}) {
	ticker := time.NewTicker(worker.LookTime)
	defer ticker.Stop()
	for {
		select {
		case <-stop:
			return
		case now := <-ticker.C:
			m.Mu.Lock()
			hung := is_hung.IsHung(m, now)
			m.Mu.Unlock()
			if hung {
				log_message.LogMessage(utils.LevelError, "the model computes no step although requests wait: its "+
					"process ends itself", "silence", m.HangTime)
				_ = unix.Kill(os.Getpid(), unix.SIGABRT)
			}
		}
	}
}
