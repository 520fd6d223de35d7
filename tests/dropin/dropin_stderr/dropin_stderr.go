// Package dropin_stderr catches standard error.
package dropin_stderr

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/dropin/prepare_process"
)

// DropinStderr returns what is written to file descriptor 2 during act, from Go or from C, with the log set up.
func DropinStderr(tb testing.TB, act func()) string {
	tb.Helper()
	prepare_process.PrepareProcess()
	path := filepath.Join(tb.TempDir(), "stderr")
	file, err := os.Create(path)
	require.NoError(tb, err)
	defer file.Close()
	saved, err := unix.Dup(2)
	require.NoError(tb, err)
	defer unix.Close(saved)
	require.NoError(tb, unix.Dup3(int(file.Fd()), 2, 0))
	defer unix.Dup3(saved, 2, 0)
	act()
	text, err := os.ReadFile(path)
	require.NoError(tb, err)
	return string(text)
}
