// Package isolated_told checks what a client is told of a library that has crashed.
package isolated_told

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// IsolatedTold requires that heard, all that a client has got, has the text that came before the crash, and says what
// has died, where and how. of names the text, unless the protocol has tokens alone.
func IsolatedTold(t *testing.T, heard, of string) {
	t.Helper()
	for _, word := range []string{of, "the library's process has ended", "SIGSEGV", "rkllm_run", "librkllmrt 1.3.0"} {
		require.Contains(t, heard, word)
	}
}
