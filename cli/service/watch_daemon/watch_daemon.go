// Package watch_daemon tells the service manager that the daemon answers.
package watch_daemon

import (
	"time"

	"rkllmd/cli/service"
	"rkllmd/cli/service/send_notice"
	"rkllmd/models"
	"rkllmd/server"
	"rkllmd/server/ask_loop"
)

// WatchDaemon tells the service manager at address that the daemon serves, and at each of ticks that it is alive, when
// the event loop has come round to its events (ask_loop), and the locks of the model's queue and of table, which may be
// nil, could be taken: whoever asks for something waits for these. It is silent while one of them hangs. How long a
// model computes, or a vendor's library takes, is not looked at: they have limits of their own. It ends with the
// loop, and without ticks as soon as the daemon serves.
//
// **Runs on:** a goroutine of its own. **Holds:** Runtime.Mu and Table.Mu, one after the other, for an instant.
func WatchDaemon(address string, loop *server.Loop, table *models.Table, ticks <-chan time.Time) {
	for notice := service.SentReady; ask_loop.AskLoop(loop); notice = service.SentAlive {
		loop.Runtime.Mu.Lock()
		stopped := loop.Runtime.Stopped
		loop.Runtime.Mu.Unlock()
		if stopped {
			return
		}
		if table != nil {
			table.Mu.Lock()
			_ = table.Stays // that it can be read is what counts
			table.Mu.Unlock()
		}
		_ = send_notice.SendNotice(address, notice)
		if ticks == nil {
			return
		}
		<-ticks
	}
}
