// Package switch_models has a daemon change its model many times.
package switch_models

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/read_memory"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/models/ask_model"
)

// SwitchModels asks the daemon at address, which has memory for one model, for "m0" and "m1" in turn, so many times in
// all. After a tenth of them it begins to watch, and returns by how much the daemon has grown from then to the end: its
// resident memory, in bytes, its descriptors, and its threads.
func SwitchModels(t *testing.T, daemon *start_daemon.Daemon, address string, switches int) (memory, files,
	threads int) {
	t.Helper()
	said := map[int]string{}
	for i := range switches {
		text, err := ask_model.AskModel(address, fmt.Sprintf("m%d", i%2), "once", `, "max_tokens": 24, "seed": 7`)
		require.NoError(t, err)
		if i < 2 {
			said[i] = text
		}
		require.Equal(t, said[i%2], text)
		if i != switches/10 && i != switches-1 {
			continue
		}
		resident, err := read_memory.ReadMemory(daemon.Process.Pid)
		require.NoError(t, err)
		for name, sum := range map[string]*int{"fd": &files, "task": &threads} {
			list, err := os.ReadDir(fmt.Sprintf("/proc/%d/%s", daemon.Process.Pid, name))
			require.NoError(t, err)
			*sum = len(list) - *sum
		}
		memory = resident - memory
	}
	return memory, files, threads
}
