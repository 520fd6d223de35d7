package context_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/add_thread"
)

func TestAddThread(t *testing.T) {
	now := time.Now()
	long := now.Add(-context.LongestTeamPause)
	for name, team := range map[string]engine.Team{
		"it stays as it is":        {Threads: 2, Fixed: true, Tried: long},
		"it is not judged yet":     {Threads: 2, Grown: true, Tried: long},
		"it is as large as it may": {Threads: 3, Tried: long},
		"it is too soon":           {Threads: 2, Later: now.Add(1), Tried: long},
	} {
		before := team
		add_thread.AddThread(&team, 3, now)
		require.Equal(t, before, team, name)
	}
	const many = 1 << 20 // more than there are CPUs, so none can be free
	team := engine.Team{Threads: many, Tried: now}
	add_thread.AddThread(&team, many+1, now)
	require.Equal(t, engine.Team{Threads: many, Tried: now, Later: now.Add(context.LookPause)}, team)
	team.Later, team.Tried, team.Wall, team.Lacked = now, long, 1, 1
	add_thread.AddThread(&team, many+1, now)
	require.Equal(t, engine.Team{Threads: many + 1, Grown: true, Tried: now, Later: now}, team,
		"after a long time it is tried in any case")
}
