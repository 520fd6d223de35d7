// Package wait_figure waits for a figure of a gateway.
package wait_figure

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/fleet/ask_path"
)

// WaitFigure returns when the metrics of the daemon at address have line, such as `rkllmd_fleet_waiting 1`.
func WaitFigure(t testing.TB, address, line string) {
	t.Helper()
	page := ""
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if page, _ = ask_path.AskPath(t, address, "/metrics", ""); strings.Contains(page, "\n"+line+"\n") {
			return
		}
	}
	name, _, _ := strings.Cut(line, "{")
	require.FailNow(t, "there is no "+line, page[max(0, strings.Index(page, name)):])
}
