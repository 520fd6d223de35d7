package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/is_unicode"
)

func TestIsUnicode(t *testing.T) {
	for _, test := range []struct {
		terminal, all, kind, language string
		want                          bool
	}{
		{"xterm", "", "", "", true},
		{"xterm", "", "", "C.UTF-8", true},
		{"xterm", "", "zh_CN.utf8", "C", true},
		{"xterm", "C", "zh_CN.utf8", "zh_CN.utf8", false},
		{"xterm", "", "", "de_DE.ISO-8859-1", false},
		{"linux", "", "", "C.UTF-8", false},
	} {
		t.Setenv("TERM", test.terminal)
		t.Setenv("LC_ALL", test.all)
		t.Setenv("LC_CTYPE", test.kind)
		t.Setenv("LANG", test.language)
		require.Equal(t, test.want, is_unicode.IsUnicode(), test)
	}
}
