package attention_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/count_groups"
)

func TestCountGroups(t *testing.T) {
	for _, c := range []struct{ groups, most, streams, threads, want int64 }{
		{4, 5, 1, 1, 4}, {4, 5, 1, 2, 2}, {4, 5, 1, 3, 2}, {4, 5, 1, 4, 1}, {4, 5, 1, 9, 1}, {8, 4, 1, 3, 3},
		{5, 8, 1, 2, 3}, {1, 1, 1, 1, 1}, {32, 16, 1, 2, 16}, {2, 8, 3, 2, 1}, {2, 8, 4, 2, 2}, {2, 8, 3, 6, 1},
		{4, 1, 1, 1, 1}, {3, 0, 1, 2, 1},
	} {
		got := count_groups.CountGroups(c.groups, c.most, c.streams, c.threads)
		require.Equal(t, c.want, got, fmt.Sprintf("%+v", c))
		most := make([]int64, c.threads) // what each thread has to do
		for job := range (c.groups + got - 1) / got * c.streams {
			most[job%c.threads] += got
		}
		for _, groups := range most {
			require.LessOrEqual(t, groups, (c.groups*c.streams+c.threads-1)/c.threads, "%+v", c)
		}
	}
}
