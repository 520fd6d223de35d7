package run_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/generation/run/generation_split"
)

// However bytes are split into tokens, the text is the same; it is the bytes' characters without the marks and the
// newlines that belong to these, up to the first stop text.
func FuzzAppendText(f *testing.F) {
	f.Add([]byte("<think>\na\n</think>\n\nyes END no"), []byte{0, 3}, "END", true)
	f.Add([]byte("z\xc3\xbcrich \xff\n\n"), []byte{1}, "\n\n", false)
	f.Add([]byte(" [THINK][/THIN"), []byte{2, 1, 0}, "x", true)
	f.Fuzz(func(t *testing.T, text, cuts []byte, stop string, thoughts bool) {
		s := generation.TextState{Thoughts: thoughts}
		decoded := string([]rune(string(text)))
		if stop = strings.ToValidUTF8(stop, ""); stop != "" {
			s.Stops = []string{stop}
		}
		answer, thinking, met := generation_split.GenerationSplit(s, text, nil)
		a, th, m := generation_split.GenerationSplit(s, text, cuts)
		require.Equal(t, [3]string{answer, thinking, met}, [3]string{a, th, m})
		require.True(t, stop == "" || !strings.Contains(answer, stop))
		if end := decoded[min(len(answer+met), len(decoded)):]; thinking == "" && decoded == answer+met+end &&
			(met != "" || end == "") {
			return // no thoughts
		}
		require.True(t, thoughts)
		marks := `(<think>|<thinking>|\[THINK\]|<\|START_THINKING\|>|<seed:think>)`
		ends := `((</think>|</thinking>|\[/THINK\]|<\|END_THINKING\|>|</seed:think>)\n*)?`
		whole := `^[ \t\r\n]{0,4}` + marks + `\n*` + regexp.QuoteMeta(thinking) + ends + regexp.QuoteMeta(answer+met)
		if met == "" {
			whole += `$`
		}
		require.Regexp(t, whole, decoded)
	})
}
