package terminal_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/show_progress"
)

func TestShowProgress(t *testing.T) {
	const place = "\r\x1b[K"
	for _, test := range []struct {
		name    string
		percent int
		want    string
	}{
		{"m.gguf", 0, "loading m.gguf   0% |" + strings.Repeat(" ", 40) + "|"},
		{"m.gguf", 49, "loading m.gguf  49% |" + strings.Repeat("█", 19) + strings.Repeat(" ", 21) + "|"},
		{"m.gguf", 100, "loading m.gguf 100% |" + strings.Repeat("█", 40) + "|"},
		{"m.gguf", 101, "loading m.gguf 100% |" + strings.Repeat("█", 40) + "|"},
		{"m.gguf", -1, "loading m.gguf   0% |" + strings.Repeat(" ", 40) + "|"},
		{strings.Repeat("模", 30), 3, "loading " + strings.Repeat("模", 23) + "   3% |█" + strings.Repeat(" ", 39) + "|"},
	} {
		var screen bytes.Buffer
		show_progress.ShowProgress(&screen, test.name, test.percent)
		require.Equal(t, place+test.want, screen.String())
	}
}
