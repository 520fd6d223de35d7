// Package watch_idle ends a daemon that nobody uses.
package watch_idle

import (
	"time"

	"rkllmd/cli/idle/is_idle"
	"rkllmd/models"
	"rkllmd/server"
	"rkllmd/server/stop_loop"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// WatchIdle stops loop in order when nobody has used the daemon for so long (is_idle), or returns when ended is closed.
// It looks thirty times in that time, so that it is late by a thirtieth at most.
//
// **Runs on:** a goroutine of its own.
func WatchIdle(loop *server.Loop, counts []func() int64, t *models.Table, limit time.Duration, ended <-chan struct{}) {
	ticker := time.NewTicker(max(limit/30, time.Millisecond))
	defer ticker.Stop()
	for used := time.Now(); ; {
		select {
		case <-ended:
			return
		case <-ticker.C:
		}
		switch {
		case !is_idle.IsIdle(counts, t):
			used = time.Now()
		case time.Since(used) >= limit:
			log_message.LogMessage(utils.LevelInfo, "stopping: nobody has used the daemon", "idle", limit)
			stop_loop.StopLoop(loop)
			return
		}
	}
}
