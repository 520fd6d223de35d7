package isolation_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/isolation/isolated_ends"
	"rkllmd/tests/whole/isolation/isolated_over"
	"rkllmd/tests/whole/isolation/isolated_stalls"
	"rkllmd/tests/whole/isolation/isolated_summary"
	"rkllmd/tests/whole/isolation/isolated_table"
)

// TestIsolatedMatrix has a library do each fault in each function of each generation, while another client waits, a
// third one asks all the time, and a fourth streams from a second model. With RKLLMD_WRITE_DOCS, and -parallel 1, so
// that nothing else runs, it writes what they saw into docs/isolation.md.
func TestIsolatedMatrix(t *testing.T) {
	versions := []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.3", "1.3.0"}
	cells := make([][]isolated_table.Cell, len(versions))
	var sum isolated_over.Sum
	if !t.Run("versions", func(t *testing.T) { // it ends when all of them have
		for i, version := range versions {
			t.Run(version, func(t *testing.T) {
				t.Parallel()
				cells[i] = append(isolated_ends.IsolatedEnds(t, version, &sum),
					isolated_stalls.IsolatedStalls(t, version, &sum)...)
			})
		}
	}) {
		return
	}
	all := slices.Concat(cells...)
	path := project_path.ProjectPath(t, "docs/isolation.md")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	head, _, found := strings.Cut(string(text), isolated_table.Mark)
	require.True(t, found)
	summary := isolated_summary.IsolatedSummary(len(all), &sum)
	t.Log(summary)
	if os.Getenv("RKLLMD_WRITE_DOCS") != "" {
		require.NoError(t, os.WriteFile(path, []byte(head+isolated_table.Mark+"\n\n"+
			isolated_table.IsolatedTable(all)+"\n"+summary), 0o600))
	}
}
