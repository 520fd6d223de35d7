package isolation_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/isolation/isolated_bystander"
	"rkllmd/tests/whole/isolation/isolated_callbacks"
	"rkllmd/tests/whole/isolation/isolated_expect"
	"rkllmd/tests/whole/isolation/isolated_faults"
	"rkllmd/tests/whole/isolation/isolated_hangs"
	"rkllmd/tests/whole/isolation/isolated_seen"
	"rkllmd/tests/whole/isolation/isolated_start"
	"rkllmd/tests/whole/isolation/isolated_table"
)

// TestIsolatedMatrix has a library do each fault in each function of each generation (of the hangs one, in turn), while
// another client waits and a third one asks all the time. With RKLLMD_WRITE_DOCS it writes what they saw into
// docs/isolation.md.
func TestIsolatedMatrix(t *testing.T) {
	var cells []isolated_table.Cell
	answers, worst := 0, time.Duration(0)
	for i, version := range []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.3", "1.3.0"} {
		s := isolated_start.IsolatedStart(t, version, "--load-timeout=2s", "--call-timeout=2s", "--run-silence=2s",
			"--abort-timeout=2s")
		waits, bystander := connect_client.ConnectClient(t, s.Daemon.Path),
			isolated_bystander.IsolatedBystander(t, s.Daemon)
		for j, function := range s.Functions[1:] {
			faults := append(isolated_faults.IsolatedFaults(), isolated_hangs.IsolatedHangs()[(i+j)%3])
			if function == "run" || function == "run_async" {
				faults = append(faults, isolated_callbacks.IsolatedCallbacks()...)
			}
			for _, fault := range faults {
				name := version + " " + function + " " + fault.Command
				caller, waiting, after := isolated_seen.IsolatedSeen(t, s, waits, function, fault.Command)
				want, may := isolated_expect.IsolatedExpect(s, function, fault)
				require.Contains(t, []string{want, isolated_seen.Nobody}, waiting, name)
				require.Contains(t, may, caller, name)
				cells = append(cells, isolated_table.Cell{Fault: fault.Command, Function: function,
					Generation: s.Generation, Caller: caller, Waiting: waiting, After: after})
			}
		}
		bystander.Over.Store(true)
		seen := <-bystander.Seen
		require.Empty(t, seen.Wrong, "a bystander of %s", version)
		answers, worst = answers+seen.Answers, max(worst, seen.Worst)
	}
	path := project_path.ProjectPath(t, "docs/isolation.md")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	head, _, found := strings.Cut(string(text), isolated_table.Mark)
	require.True(t, found)
	t.Logf("%d cells; a bystander had %d answers, the longest took %v", len(cells), answers, worst)
	if os.Getenv("RKLLMD_WRITE_DOCS") != "" {
		require.NoError(t, os.WriteFile(path, fmt.Appendf(nil, "%s%s\n%s\n%d cells. The third client had %d answers "+
			"meanwhile, to all that it asked; the longest took %.0f ms.\n", head, isolated_table.Mark,
			isolated_table.IsolatedTable(cells), len(cells), answers, float64(worst.Microseconds())/1000), 0o600))
	}
}
