package context_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/update_team"
)

func TestUpdateTeam(t *testing.T) {
	now := time.Now()
	team := engine.Team{Threads: 4}
	update_team.UpdateTeam(&team, team.Threads, 6*time.Millisecond, 6*time.Millisecond, now)
	require.Equal(t, 4, team.Threads, "too short to tell")
	update_team.UpdateTeam(&team, team.Threads, 6*time.Millisecond, 26*time.Millisecond, now)
	require.Equal(t, 3, team.Threads, "both together: 2.7 CPUs, and four tenths more")
	require.Equal(t, engine.Team{Threads: 3, Pause: context.TeamPause, Later: now.Add(context.TeamPause)}, team)
	update_team.UpdateTeam(&team, team.Threads, 100*time.Millisecond, 262*time.Millisecond, now)
	require.Equal(t, 3, team.Threads, "less than four tenths are missing")
	update_team.UpdateTeam(&team, team.Threads, 100*time.Millisecond, 30*time.Millisecond, now)
	require.Equal(t, 1, team.Threads)
	update_team.UpdateTeam(&team, team.Threads, 100*time.Millisecond, 10*time.Millisecond, now)
	require.Equal(t, 1, team.Threads, "there is no fewer")

	team = engine.Team{Threads: 4, Grown: true}
	update_team.UpdateTeam(&team, 2, 100*time.Millisecond, 190*time.Millisecond, now)
	require.Equal(t, engine.Team{Threads: 4, Grown: true}, team, "that does not say whether all four have a CPU")
	update_team.UpdateTeam(&team, 2, 100*time.Millisecond, 110*time.Millisecond, now)
	require.Equal(t, 1, team.Threads, "not even two have")

	fixed := engine.Team{Threads: 4, Fixed: true}
	update_team.UpdateTeam(&fixed, fixed.Threads, time.Second, time.Second, now)
	require.Equal(t, 4, fixed.Threads)

	t.Run("who fails again at once waits longer", func(t *testing.T) {
		team := engine.Team{Threads: 2, Pause: context.TeamPause}
		for _, pause := range []time.Duration{500, 1000, 2000, 4000, 8000, 16_000, 32_000, 32_000} {
			team.Threads, team.Grown = 2, true
			update_team.UpdateTeam(&team, team.Threads, 100*time.Millisecond, 120*time.Millisecond, now)
			require.Equal(t, pause*time.Millisecond, team.Pause)
			require.Equal(t, now.Add(team.Pause), team.Later)
			require.False(t, team.Grown)
		}
		team.Threads, team.Grown = 2, true
		update_team.UpdateTeam(&team, team.Threads, 100*time.Millisecond, 200*time.Millisecond, now)
		require.Equal(t, 2, team.Threads)
		update_team.UpdateTeam(&team, team.Threads, 100*time.Millisecond, 120*time.Millisecond, now)
		require.Equal(t, context.TeamPause, team.Pause, "it had its CPUs meanwhile")
	})
}
