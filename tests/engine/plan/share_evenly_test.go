package plan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/plan/share_evenly"
)

func TestShareEvenly(t *testing.T) {
	needs := [engine.MaxSequences]int{100, 0, 3, 50}
	for _, c := range []struct {
		total, first int
		want         [engine.MaxSequences]int
	}{
		{0, 0, [engine.MaxSequences]int{}},
		{1, 0, [engine.MaxSequences]int{1}},
		{1, 1, [engine.MaxSequences]int{0, 0, 1}},
		{2, 3, [engine.MaxSequences]int{1, 0, 0, 1}},
		{9, 0, [engine.MaxSequences]int{3, 0, 3, 3}},
		{63, 0, [engine.MaxSequences]int{30, 0, 3, 30}},
		{130, 0, [engine.MaxSequences]int{77, 0, 3, 50}},
		{500, 0, needs},
	} {
		require.Equal(t, c.want, share_evenly.ShareEvenly(c.total, needs, c.first), "%d from %d on", c.total, c.first)
	}
}
