package terminal_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/clean_text"
)

func TestCleanText(t *testing.T) {
	require.Equal(t, "a\tb\n日本 😀", clean_text.CleanText("a\tb\n日本 😀"))
	require.Equal(t, "\uFFFD[2J\uFFFD\uFFFD\uFFFD\n", clean_text.CleanText("\x1b[2J\b\x7f\u009b\r\n"))
	require.Equal(t, "a"+strings.Repeat("\u0301", 8)+"b", clean_text.CleanText("a"+strings.Repeat("\u0301", 60)+"b"))
}
