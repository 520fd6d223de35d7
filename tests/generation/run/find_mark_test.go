package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/run/find_mark"
)

func TestFindMark(t *testing.T) {
	for _, row := range []struct {
		text    string
		last    bool
		at, end int
		known   bool
	}{
		{"a<|end|>b", false, 1, 8, true}, {"a<|start|>b", false, 1, 1, true}, {"a<|channel|>", true, 1, 1, true},
		{"a<|start|><|end|>", false, 1, 1, true}, {"ab", false, 2, 2, true}, {"ab<|e", false, 2, 5, false},
		{"ab<|e", true, 5, 5, true}, {"<|message|>", false, 11, 11, true},
	} {
		at, end, known := find_mark.FindMark(row.text, row.last)
		require.Equal(t, []any{row.at, row.end, row.known}, []any{at, end, known}, row.text)
	}
}
