package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/clean_text"
)

func TestCleanText(t *testing.T) {
	require.Equal(t, "a\tb\n日本 😀", clean_text.CleanText("a\tb\n日本 😀"))
	require.Equal(t, "\uFFFD[2J\uFFFD\uFFFD\uFFFD\uFFFD", clean_text.CleanText("\x1b[2J\r\b\x7f\u009b"))
}
