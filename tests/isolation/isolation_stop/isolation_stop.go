// Package isolation_stop stops the library's process.
package isolation_stop

import (
	"bytes"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
)

// IsolationStop sends SIGSTOP to the process of the library and returns when it has stopped.
func IsolationStop(tb testing.TB, p *isolation.Process) {
	tb.Helper()
	require.NoError(tb, p.Command.Process.Signal(unix.SIGSTOP))
	require.Eventually(tb, func() bool {
		stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.Command.Process.Pid))
		return err == nil && bytes.Contains(stat, []byte(") T "))
	}, time.Minute, time.Millisecond)
}
