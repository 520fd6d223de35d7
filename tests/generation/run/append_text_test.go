package run_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/append_text"
	"rkllmd/tests/generation/run/generation_split"
)

func TestAppendText(t *testing.T) {
	t.Run("characters", func(t *testing.T) {
		var s generation.TextState
		for _, step := range [][2]string{{"z\xc3", "z"}, {"\xbc", "ü"}, {"\xf0\x9f", ""}, {"\x99", ""}, {"\x83!", "🙃!"},
			{"\xff\xe2", "\uFFFD"}, {"a", "\uFFFDa"}, {"", ""}} {
			text, thoughts := append_text.AppendText(&s, []byte(step[0]), false)
			require.Equal(t, step[1], text, "%q", step[0])
			require.Empty(t, thoughts)
		}
		text, _ := append_text.AppendText(&s, []byte("\xe2\x82"), true)
		require.Equal(t, "\uFFFD\uFFFD", text, "each byte of what was to be a character")
	})
	t.Run("a stop text across tokens, and nothing behind it", func(t *testing.T) {
		s := generation.TextState{Stops: []string{"語.", "STOP"}}
		told := ""
		for _, piece := range []string{"a\xe8", "\xaa", "\x9e", "b ST", "O", "P c", "d"} {
			text, _ := append_text.AppendText(&s, []byte(piece), false)
			told += text
		}
		require.Equal(t, "a語b ", told)
		require.Equal(t, "STOP", s.StopText)
		text, thoughts := append_text.AppendText(&s, nil, true)
		require.Empty(t, text+thoughts)
	})
	t.Run("stop texts end answers, not thoughts", func(t *testing.T) {
		s := generation.TextState{Thoughts: true, Stops: []string{"\n", "x"}}
		answer, thoughts, stop := generation_split.GenerationSplit(s, []byte("<think>\nxa\nb</think>\n\nfoo\nbar"), nil)
		require.Equal(t, [3]string{"foo", "xa\nb", "\n"}, [3]string{answer, thoughts, stop})
		answer, _, stop = generation_split.GenerationSplit(s, []byte("\n"), nil)
		require.Equal(t, [2]string{"", "\n"}, [2]string{answer, stop},
			"what was held as blanks before a mark is the answer at the end")
	})
	t.Run("the same in all parts", func(t *testing.T) {
		words := []string{"<think>", "</think>", "[THINK]", "\n", " ", "a", "b", "語", "\xff", "<", "END", "EN"}
		states := []generation.TextState{{}, {Thoughts: true}, {Mark: "</think>", Blank: true},
			{Stops: []string{"END", "a語", "N\n"}},
			{Thoughts: true, Stops: []string{"b a", "\n"}}, {Mark: "[/THINK]", Stops: []string{"語"}}}
		r := rand.New(rand.NewPCG(1, 2))
		for range 3000 {
			var text strings.Builder
			for range r.IntN(9) {
				text.WriteString(words[r.IntN(len(words))])
			}
			state := states[r.IntN(len(states))]
			answer, thoughts, stop := generation_split.GenerationSplit(state, []byte(text.String()), nil)
			cuts := []byte{byte(r.IntN(5)), byte(r.IntN(5)), byte(r.IntN(5))}
			a, th, st := generation_split.GenerationSplit(state, []byte(text.String()), cuts)
			require.Equal(t, [3]string{answer, thoughts, stop}, [3]string{a, th, st}, "%q in parts of %v",
				text.String(), cuts)
		}
	})
}
