// Package isolated_rests waits until the library's process waits for its next call.
package isolated_rests

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/isolation/isolated_child"
)

// IsolatedRests returns when the first thread of the daemon's library's process sleeps: behind an answer it does so in
// recv. Before, on a busy machine, it may not have come there, and would notice what becomes of its socket.
func IsolatedRests(t *testing.T, daemon int) {
	t.Helper()
	child := isolated_child.IsolatedChild(daemon)
	require.Eventually(t, func() bool {
		text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/stat", child, child))
		return strings.HasPrefix(string(text[strings.LastIndexByte(string(text), ')')+1:]), " S")
	}, time.Minute, time.Millisecond)
}
