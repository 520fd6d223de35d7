// Package scan_until reads lines of a pull.
package scan_until

import (
	"bufio"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// ScanUntil reads lines until one has text in it. None may be an error before.
func ScanUntil(tb testing.TB, lines *bufio.Scanner, text string) {
	tb.Helper()
	for lines.Scan() {
		require.NotContains(tb, lines.Text(), "error")
		if strings.Contains(lines.Text(), text) {
			return
		}
	}
	require.Fail(tb, "the answer has ended before", "%s: %v", text, lines.Err())
}
