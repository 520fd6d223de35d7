package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_reload"
	"rkllmd/isolation/seam/watch_deaths"
	"rkllmd/rkllm"
)

func TestAskReload(t *testing.T) {
	i := &isolation.Isolation{}
	require.False(t, ask_reload.AskReload(i, &isolation.Death{}), "nobody judges")
	var heard rkllm.Death
	watch_deaths.WatchDeaths(i)(func(death rkllm.Death) bool {
		heard = death
		return death.Model
	})
	for _, c := range []struct {
		death  isolation.Death
		signal string
	}{
		{isolation.Death{Function: "rkllm_run", Signal: "SIGSEGV", Model: "/m"}, "SIGSEGV"},
		{isolation.Death{Exit: 3}, "exit 3"},
		{isolation.Death{Stuck: true, Hang: &isolation.Hang{}, Model: "/m"}, "stuck"},
		{isolation.Death{Signal: "SIGKILL", Hang: &isolation.Hang{}, Model: "/m"}, "hang"},
	} {
		require.Equal(t, c.death.Model != "", ask_reload.AskReload(i, &c.death))
		require.Equal(t, []string{c.death.Function, c.signal}, []string{heard.Function, heard.Signal})
		require.Equal(t, c.death.Stuck, heard.Stuck)
		require.False(t, heard.Time.IsZero())
	}
}
