// Package start_notices begins to tell the service manager how the daemon is.
package start_notices

import (
	"time"

	"rkllmd/cli"
	"rkllmd/cli/service"
	"rkllmd/cli/service/format_status"
	"rkllmd/cli/service/on_loading"
	"rkllmd/cli/service/on_stopping"
	"rkllmd/cli/service/send_notice"
	"rkllmd/cli/service/watch_daemon"
	"rkllmd/models"
	"rkllmd/server"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StartNotices has the service manager told what the daemon does: when it serves, what it loads, that it is alive, and
// when it begins to stop. Nothing happens where nobody wants to know.
//
// **Runs on:** any thread. It is called before run_worker and run_event_loop.
func StartNotices(manager service.Manager, settings cli.Settings, loop *server.Loop, table *models.Table) {
	if manager.Notify == "" {
		return
	}
	status := format_status.FormatStatus(settings)
	if err := send_notice.SendNotice(manager.Notify, "STATUS="+status); err != nil {
		log_message.LogMessage(utils.LevelWarn, "the service manager cannot be told how the daemon is", "error", err)
	}
	loop.OnStop = on_stopping.OnStopping(manager.Notify)
	loop.Runtime.LoadHooks = append(loop.Runtime.LoadHooks, on_loading.OnLoading(manager.Notify, status))
	var ticks <-chan time.Time
	if manager.Watchdog > 0 {
		ticks = time.Tick(manager.Watchdog / service.AliveTimes)
	}
	go watch_daemon.WatchDaemon(manager.Notify, loop, table, ticks)
}
