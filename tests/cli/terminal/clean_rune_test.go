package terminal_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/clean_rune"
)

func TestCleanRune(t *testing.T) {
	require.Equal(t, "a\n\tä 日本\uFFFD[2J\uFFFD\uFFFD\uFFFD", strings.Map(clean_rune.CleanRune,
		"a\n\tä 日本\x1b[2J\r\u009b\x7f"))
}
