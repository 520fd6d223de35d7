package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/embedded/list_marks"
)

func TestListMarks(t *testing.T) {
	require.Contains(t, list_marks.ListMarks(nil), "</think>")
	require.Len(t, list_marks.ListMarks(nil), 2*len(generation.ThinkingMarks))
	calls := &generation.CallState{Format: &generation.CallFormat{Marks: []string{"[TOOL_CALLS]"}}}
	require.Equal(t, append(list_marks.ListMarks(nil), "[TOOL_CALLS]"), list_marks.ListMarks(calls))
}
