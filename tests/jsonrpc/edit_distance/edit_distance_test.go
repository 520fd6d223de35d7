package edit_distance_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/edit_distance"
)

func TestEditDistance(t *testing.T) {
	for _, c := range []struct {
		a, b     string
		distance int
	}{
		{"", "", 0}, {"run", "run", 0}, {"", "run", 3}, {"run", "", 3}, {"run", "rum", 1}, {"abort", "abot", 1}, {"kitten", "sitting", 3}, {"ab", "ba", 2},
	} {
		require.Equal(t, c.distance, edit_distance.EditDistance(c.a, c.b), "%q and %q", c.a, c.b)
		require.Equal(t, c.distance, edit_distance.EditDistance(c.b, c.a), "%q and %q", c.b, c.a)
	}
}
