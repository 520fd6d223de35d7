// Package busiest_thread finds the thread of a process that computes.
package busiest_thread

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// BusiestThread returns the thread of the process pid that has used most processor time.
func BusiestThread(t testing.TB, pid int) (thread int) {
	t.Helper()
	files, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid))
	require.NoError(t, err)
	most := -1
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // it has ended
		}
		words := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
		used, err := strconv.Atoi(words[11]) // utime, in ticks
		require.NoError(t, err)
		if used > most {
			most = used
			thread, err = strconv.Atoi(filepath.Base(filepath.Dir(file)))
			require.NoError(t, err)
		}
	}
	return thread
}
