package index_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/index/format_callers"
)

func TestFormatCallers(t *testing.T) {
	six := []string{"b/1", "a/2", "a/3", "a/4", "b/5", "c/6"}
	require.Equal(t, "tests", format_callers.FormatCallers(nil))
	require.Equal(t, "main.go", format_callers.FormatCallers([]string{"main.go"}))
	require.Equal(t, "b/1, a/2, a/3, a/4, b/5, c/6", format_callers.FormatCallers(six))
	require.Equal(t, "7 functions of a, b, c", format_callers.FormatCallers(append(six, "a/7")))
	require.Equal(t, "9 functions of a, a/room, b, c, main.go",
		format_callers.FormatCallers(append(six, "a/room/7", "a/room/8", "main.go")))
}
