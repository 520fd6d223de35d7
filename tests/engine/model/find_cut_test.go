package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/find_cut"
)

func TestFindCut(t *testing.T) {
	const text = "hello<|im_end|>you<s><s>"
	specials := []string{"<s>", "<|im_end|>", "x"}
	for cut, want := range map[int]int{0: 0, 3: 3, 5: 5, 6: 5, 10: 5, 14: 5, 15: 15, 17: 17, 18: 18, 19: 18, 20: 18,
		21: 21, 22: 21, 24: 24} {
		require.Equal(t, want, find_cut.FindCut(text, cut, specials), "cut at %d", cut)
	}
	require.Equal(t, 10, find_cut.FindCut(text, 10, nil))
}
