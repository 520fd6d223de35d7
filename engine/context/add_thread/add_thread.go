// Package add_thread adds a thread to a team that has CPUs to spare.
package add_thread

import (
	"time"

	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/is_cpu_free"
)

// AddThread adds a thread to a team of less than limit if a CPU seems to be free for it (is_cpu_free). Otherwise it
// looks again a second later, and tries it in any case half a minute after the last time, because busy threads may have
// CPUs that this process has not. update_team says whether that was right.
//
// **Runs on:** one thread at a time. It is the one that decodes next, with this team.
func AddThread(t *engine.Team, limit int, now time.Time) {
	if t.Fixed || t.Grown || t.Threads >= limit || now.Before(t.Later) {
		return
	}
	if now.Sub(t.Tried) < context.LongestTeamPause && !is_cpu_free.IsCPUFree(t.Threads) {
		t.Later = now.Add(context.LookPause)
		return
	}
	t.Threads++
	t.Wall, t.Lacked, t.Grown, t.Tried = 0, 0, true, now
}
