package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/scan/skip_blanks"
)

func TestSkipBlanks(t *testing.T) {
	require.Equal(t, 0, skip_blanks.SkipBlanks([]byte("x "), 0))
	require.Equal(t, 5, skip_blanks.SkipBlanks([]byte("x \t\r\ny"), 1))
	require.Equal(t, 3, skip_blanks.SkipBlanks([]byte("   "), 1), "the end of the data ends the blanks")
	require.Equal(t, 0, skip_blanks.SkipBlanks([]byte("\v1"), 0), "a vertical tab is no JSON blank")
}
