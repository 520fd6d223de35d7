// Package daemons_of finds daemons that were started for commands.
package daemons_of

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// DaemonsOf returns the processes "serve" that have a socket below folder.
func DaemonsOf(t testing.TB, folder string) (list []*os.Process) {
	t.Helper()
	paths, err := filepath.Glob("/proc/[0-9]*/cmdline")
	require.NoError(t, err)
	for _, path := range paths {
		words, _ := os.ReadFile(path) // it may have ended
		if !strings.Contains(string(words), "\x00serve\x00--socket\x00"+folder) {
			continue
		}
		number, err := strconv.Atoi(filepath.Base(filepath.Dir(path)))
		require.NoError(t, err)
		process, err := os.FindProcess(number)
		require.NoError(t, err)
		list = append(list, process)
	}
	return list
}
