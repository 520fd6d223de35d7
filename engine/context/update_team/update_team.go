// Package update_team makes a team of threads smaller where it lacks CPUs.
package update_team

import (
	"time"

	"rkllmd/engine"
	"rkllmd/engine/context"
)

// UpdateTeam makes a team smaller behind decodes of 10 ms together if others have taken its CPUs: if the threads that
// computed, all of the team or some, lacked four tenths of a CPU. wall is the time by the clock, spent what they had of
// CPUs together. Each of them then often waits for one that does not run, and fewer are faster: two beside one busy
// program took three times as long as one.
//
// It becomes larger again (add_thread) a quarter of a second later at the earliest, and after twice as long each time
// that this was too much at once, up to half a minute.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func UpdateTeam(t *engine.Team, threads int, wall, spent time.Duration, now time.Time) {
	const window, much = 10 * time.Millisecond, 0.4
	t.Wall, t.Lacked = t.Wall+wall, t.Lacked+time.Duration(threads)*wall-spent
	if t.Fixed || t.Wall < window {
		return
	}
	lacked, grown := float64(t.Lacked)/float64(t.Wall), t.Grown && threads == t.Threads // CPUs
	t.Wall, t.Lacked, t.Grown = 0, 0, t.Grown && !grown
	if threads == 1 || lacked <= much {
		return
	}
	t.Threads = max(1, min(threads-1, int(float64(threads)-lacked+much)))
	t.Pause = min(2*t.Pause, context.LongestTeamPause)
	if !grown {
		t.Pause = context.TeamPause
	}
	t.Grown, t.Later = false, now.Add(t.Pause)
}
