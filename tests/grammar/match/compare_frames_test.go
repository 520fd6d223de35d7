package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/compare_frames"
)

func TestCompareFrames(t *testing.T) {
	a, b := &grammar.Frame{Number: 1}, &grammar.Frame{Number: 2}
	require.Negative(t, compare_frames.CompareFrames(a, b))
	require.Positive(t, compare_frames.CompareFrames(b, a))
	require.Zero(t, compare_frames.CompareFrames(a, a))
}
