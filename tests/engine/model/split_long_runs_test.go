package model_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model"
	"rkllmd/engine/model/split_long_runs"
)

func TestSplitLongRuns(t *testing.T) {
	specials := []string{"<|im_start|>", "<|im_end|>"}
	t.Run("ordinary texts are one piece", func(t *testing.T) {
		for _, text := range []string{"", "a", strings.Repeat("word ", 10_000), strings.Repeat("語", 300),
			strings.Repeat("x", model.LongestRun),
			strings.Repeat(strings.Repeat("y", model.LongestRun)+"\n", 5)} {
			require.Equal(t, []string{text}, split_long_runs.SplitLongRuns(text, specials))
		}
	})
	t.Run("long runs are cut, and nothing is lost", func(t *testing.T) {
		for _, unit := range []string{" ", "a", "語", "\xff", "ab1", "🙃.", "\n"} {
			text := "begin " + strings.Repeat(unit, 10_000) + " end"
			pieces := split_long_runs.SplitLongRuns(text, specials)
			require.Greater(t, len(pieces), 1)
			require.Equal(t, text, strings.Join(pieces, ""))
			for _, piece := range pieces {
				require.NotEmpty(t, piece)
				require.LessOrEqual(t, utf8.RuneCountInString(piece), model.LongestRun+len("begin "))
			}
		}
	})
	t.Run("the cut is made before a sign that ends a word, where there is one", func(t *testing.T) {
		sentence := strings.Repeat("語", 99) + "。"
		pieces := split_long_runs.SplitLongRuns(strings.Repeat(sentence, 30), specials)
		require.Len(t, pieces, 3)
		for _, piece := range pieces[1:] {
			require.True(t, strings.HasPrefix(piece, "。"))
		}
	})
	t.Run("never inside a special token", func(t *testing.T) {
		for before := 1000; before < 1040; before++ {
			for _, unit := range []string{"x", "語", "."} {
				text := strings.Repeat(unit, before) + "<|im_end|>" + strings.Repeat(unit, 5000) + "<|im_start|>"
				pieces := split_long_runs.SplitLongRuns(text, specials)
				require.Equal(t, text, strings.Join(pieces, ""))
				marked := strings.Join(pieces, "\n")
				require.Contains(t, marked, "<|im_end|>")
				require.Contains(t, marked, "<|im_start|>")
			}
		}
	})
	t.Run("long texts are cut before a blank that follows a word", func(t *testing.T) {
		text := strings.Repeat("A sentence, and so on.\n", 20_000)
		pieces := split_long_runs.SplitLongRuns(text, specials)
		require.Equal(t, text, strings.Join(pieces, ""))
		require.Len(t, pieces, 1+len(text)/model.LongestPiece)
		for _, piece := range pieces[1:] {
			require.Equal(t, " ", piece[:1])
		}
		spam := strings.Repeat("<|im_start|>\n", 20_000)
		require.Len(t, split_long_runs.SplitLongRuns(spam, specials), 2)
	})
	t.Run("never inside a character", func(t *testing.T) {
		for _, piece := range split_long_runs.SplitLongRuns(strings.Repeat("é語🙃", 5_000), nil) {
			require.True(t, utf8.ValidString(piece))
		}
	})
}
