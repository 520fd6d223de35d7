package terminal_test

import (
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/scan_lines"
)

func TestScanLines(t *testing.T) {
	lines, failure := make(chan string, 9), error(nil)
	scan_lines.ScanLines(strings.NewReader("one\r\n\nthree"), lines, &failure)
	require.Equal(t, []string{"one", "", "three"}, []string{<-lines, <-lines, <-lines})
	_, more := <-lines
	require.False(t, more)
	require.NoError(t, failure)

	lines = make(chan string, 9)
	scan_lines.ScanLines(iotest.TimeoutReader(iotest.OneByteReader(strings.NewReader("ab"))), lines, &failure)
	require.ErrorContains(t, failure, "cannot read the questions from standard input: timeout")
}
