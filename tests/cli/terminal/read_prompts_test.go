package terminal_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/read_prompts"
)

func TestReadPrompts(t *testing.T) {
	lines := make(chan string, 8)
	read_prompts.ReadPrompts(strings.NewReader("one\n\n  two \r\n"+strings.Repeat("x", 100000)+"\nlast"), lines)
	require.Equal(t, "one", <-lines)
	require.Empty(t, <-lines, "a blank line")
	require.Equal(t, "two", <-lines)
	require.Len(t, <-lines, 100000)
	require.Equal(t, "last", <-lines)
	_, open := <-lines
	require.False(t, open)
}
