// Package engine_mapped_pages counts the pages of a file in memory.
package engine_mapped_pages

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// EngineMappedPages returns how many KB of the file at path this process has in its memory by mapping it.
func EngineMappedPages(t testing.TB, path string) int {
	t.Helper()
	maps, err := os.ReadFile("/proc/self/smaps")
	require.NoError(t, err)
	resident, ours := 0, false
	for line := range strings.Lines(string(maps)) {
		var size int
		switch n, _ := fmt.Sscanf(line, "Rss: %d kB", &size); {
		case n == 1 && ours:
			resident += size
		case strings.Contains(strings.Fields(line)[0], "-"):
			ours = strings.HasSuffix(strings.TrimSpace(line), path)
		}
	}
	return resident
}
