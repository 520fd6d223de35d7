package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/count_edits"
)

func TestCountEdits(t *testing.T) {
	for _, c := range []struct {
		a, b     string
		distance int
	}{
		{"", "", 0}, {"run", "run", 0}, {"", "run", 3}, {"run", "", 3}, {"run", "rum", 1}, {"abort", "abot", 1},
		{"kitten", "sitting", 3}, {"ab", "ba", 2},
	} {
		require.Equal(t, c.distance, count_edits.CountEdits(c.a, c.b), "%q and %q", c.a, c.b)
		require.Equal(t, c.distance, count_edits.CountEdits(c.b, c.a), "%q and %q", c.b, c.a)
	}
}
