// Package isolation_weight weighs the library's process.
package isolation_weight

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
)

// IsolationWeight returns a size of /proc/PID/smaps_rollup of the library's process, in MB: Rss, or Pss, its own share.
func IsolationWeight(b *testing.B, i *isolation.Isolation, kind string) float64 {
	b.Helper()
	rollup, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", i.Current.Command.Process.Pid))
	require.NoError(b, err)
	found := regexp.MustCompile(kind + `:\s+(\d+) kB`).FindSubmatch(rollup)
	require.NotNil(b, found)
	size, err := strconv.Atoi(string(found[1]))
	require.NoError(b, err)
	return float64(size) / 1024
}
