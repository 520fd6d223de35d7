package signs_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/signs/clean_rune"
)

func TestCleanRune(t *testing.T) {
	for text, want := range map[string]string{
		"a\n\tä 日本\x1b[2J\u009b\x7f\b":                 "a\n\tä 日本\uFFFD[2J\uFFFD\uFFFD\uFFFD",
		"a line\r\nanother":                            "a line\nanother",
		"\u202egnp.exe\u202c \u2066a\u2069\u2028b":     "\uFFFDgnp.exe\uFFFD \uFFFDa\uFFFD\uFFFDb",
		"a" + strings.Repeat("\u0301", 60) + "b\u0301": "a" + strings.Repeat("\u0301", 8) + "b\u0301",
		strings.Repeat("\u0301\u200d", 9):              strings.Repeat("\u0301\u200d", 8) + "\u200d",
		"👩\u200d👩\u200d👧 שלום\u200f":                   "👩\u200d👩\u200d👧 שלום\u200f",
	} {
		stacked, clean := 0, ""
		for _, r := range text {
			if r = clean_rune.CleanRune(r, &stacked); r >= 0 {
				clean += string(r)
			}
		}
		require.Equal(t, want, clean)
	}
}
