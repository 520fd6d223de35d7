package plan_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/plan/find_match"
)

func TestFindMatch(t *testing.T) {
	for _, c := range []struct {
		tokens                []int32
		least, place, matched int
	}{
		{[]int32{1}, 1, 0, 0},
		{[]int32{1, 2, 3}, 1, 0, 0},
		{[]int32{5, 1, 2, 9, 5, 1, 2}, 3, 3, 3},
		{[]int32{5, 1, 2, 9, 5, 1, 2}, 4, 0, 0},
		{[]int32{1, 2, 8, 3, 1, 2, 9, 1, 2}, 2, 6, 2}, // the last of equal ones
		{[]int32{4, 1, 2, 8, 1, 2, 9, 4, 1, 2}, 2, 3, 3},
		{[]int32{7, 7, 7, 7}, 2, 3, 3}, // it may overlap with itself
	} {
		place, matched := find_match.FindMatch(c.tokens, c.least)
		require.Equal(t, []int{c.place, c.matched}, []int{place, matched}, "%v", c)
	}
	long := slices.Repeat([]int32{1, 2, 3}, 100)
	place, matched := find_match.FindMatch(long, 6)
	require.Equal(t, []int{297, engine.MostMatch}, []int{place, matched})

	random := rand.New(rand.NewPCG(21, 3))
	for range 2000 {
		tokens := make([]int32, 1+random.IntN(60))
		for i := range tokens {
			tokens[i] = random.Int32N(3)
		}
		least, want := 1+random.IntN(6), 0
		for end := 1; end < len(tokens); end++ {
			same := 0
			for same < end && tokens[end-1-same] == tokens[len(tokens)-1-same] {
				same++
			}
			want = max(want, same)
		}
		place, matched := find_match.FindMatch(tokens, least)
		if want < least {
			want = 0
		}
		require.Equal(t, want, matched)
		require.Equal(t, tokens[len(tokens)-matched:], tokens[place-matched:place])
	}
}
