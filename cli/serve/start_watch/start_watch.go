// Package start_watch has the daemon end when nobody uses it.
package start_watch

import (
	"time"

	"rkllmd/cli/idle/watch_idle"
	"rkllmd/cli/serve"
	"rkllmd/models"
	"rkllmd/server"
)

// StartWatch has loop stopped when nobody has used it, fronts or a model of t for so long (watch_idle), unless limit is
// 0. It is over when ended is closed.
//
// **Runs on:** any thread.
func StartWatch(limit time.Duration, loop *server.Loop, fronts []*serve.Front, t *models.Table, ended <-chan struct{}) {
	if limit == 0 {
		return
	}
	counts := []func() int64{loop.Clients.Load}
	for _, front := range fronts {
		counts = append(counts, front.Count)
	}
	go watch_idle.WatchIdle(loop, counts, t, limit, ended)
}
