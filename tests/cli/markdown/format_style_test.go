package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/format_style"
)

func TestFormatStyle(t *testing.T) {
	colors := &cli.Screen{Escapes: true, Colors: true}
	const bold, code = cli.StyleBold, cli.StyleCode
	require.Equal(t, "\x1b[1;36m", format_style.FormatStyle(colors, 0, bold|code))
	require.Equal(t, "\x1b[3m", format_style.FormatStyle(colors, bold, bold|cli.StyleItalic))
	require.Equal(t, "\x1b[0;1m", format_style.FormatStyle(colors, bold|code, bold))
	require.Equal(t, "\x1b[0m", format_style.FormatStyle(colors, cli.StyleFaint|cli.StyleStrike|cli.StyleUnderline, 0))
	require.Empty(t, format_style.FormatStyle(colors, bold, bold))
	require.Empty(t, format_style.FormatStyle(&cli.Screen{Escapes: true}, 0, code), "no colours")
	require.Empty(t, format_style.FormatStyle(&cli.Screen{Colors: true}, 0, bold), "no control sequences")
}
