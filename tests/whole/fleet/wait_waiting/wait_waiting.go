// Package wait_waiting waits for a gateway's line.
package wait_waiting

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/fleet/ask_path"
)

// WaitWaiting returns when so many runs wait at the gateway at address.
func WaitWaiting(t testing.TB, address string, count int) {
	t.Helper()
	page, want := "", fmt.Sprintf("\nrkllmd_fleet_waiting %d\n", count)
	for range 400 {
		if page, _ = ask_path.AskPath(t, address, "/metrics", ""); strings.Contains(page, want) {
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
	require.FailNow(t, "the line is of another length", page[max(0, strings.Index(page, want[:21])):][:60])
}
