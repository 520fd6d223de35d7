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
	require.Eventually(t, func() bool {
		page, _ := ask_path.AskPath(t, address, "/metrics", "")
		return strings.Contains(page, fmt.Sprintf("rkllmd_fleet_waiting %d\n", count))
	}, 3*time.Minute, 20*time.Millisecond)
}
