package library_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/library/conformance_abort"
	"rkllmd/tests/whole/library/conformance_constants"
	"rkllmd/tests/whole/library/conformance_default_steps"
	"rkllmd/tests/whole/library/conformance_model_steps"
	"rkllmd/tests/whole/library/conformance_preset"
	"rkllmd/tests/whole/library/conformance_run_steps"
	"rkllmd/tests/whole/library/conformance_start"
	"rkllmd/tests/whole/library/conformance_table"
)

// TestConformanceFields drives all methods of the daemon, over its socket, against a library that reads every byte of
// what it is given through C structures: each member of each structure of each generation, with a value of its own and
// left out, and each member of each result. At the end it prints what was compared, to the file
// RKLLMD_CONFORMANCE_TABLE too.
func TestConformanceFields(t *testing.T) {
	methods := []string{"createDefaultParam", "init", "run", "run_async", "abort", "is_running", "clear_kv_cache",
		"get_kv_cache_size",
		"destroy", "load_lora", "load_prompt_cache", "release_prompt_cache", "set_chat_template", "set_function_tools",
		"set_cross_attn_params", "get_constants"}
	var limit unix.Rlimit
	require.NoError(t, unix.Getrlimit(unix.RLIMIT_NOFILE, &limit))
	var rows []conformance_table.Row
	for _, version := range []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.1", "1.2.2", "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			s := conformance_start.ConformanceStart(t, version)
			counts := map[string]conformance_play.Counts{}
			conformance_preset.ConformancePreset(t, s, counts)
			destroy := []conformance_ask.Step{{Method: "destroy", Params: "[]", Expect: "handle = the model\n",
				Want: []string{"0"}, Arguments: 1}}
			conformance_play.ConformancePlay(t, s, conformance_model_steps.ConformanceModelSteps(s), counts)
			conformance_play.ConformancePlay(t, s, conformance_run_steps.ConformanceRunSteps(s), counts)
			conformance_play.ConformancePlay(t, s, destroy, counts)
			conformance_play.ConformancePlay(t, s, conformance_default_steps.ConformanceDefaultSteps(s), counts)
			conformance_abort.ConformanceAbort(t, s, counts)
			conformance_play.ConformancePlay(t, s, destroy, counts)
			conformance_constants.ConformanceConstants(t, s, methods, counts)

			all, differences := conformance_calls.ConformanceCalls(t, s)
			require.Empty(t, differences)
			require.Contains(t, all, fmt.Sprintf("rkllm_init may open %d files", min(limit.Max, server.MaxFiles)))
			rows = append(rows, conformance_table.Row{Version: version, Generation: s.Generation, Fields: s.Fields,
				Counts: counts})
		})
	}
	table := conformance_table.ConformanceTable(rows, methods)
	t.Log("\n" + table)
	if file := os.Getenv("RKLLMD_CONFORMANCE_TABLE"); file != "" {
		require.NoError(t, os.WriteFile(file, []byte(table), 0o644))
	}
}
