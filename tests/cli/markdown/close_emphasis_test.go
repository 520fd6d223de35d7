package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/close_emphasis"
)

func TestCloseEmphasis(t *testing.T) {
	one, two := cli.Emphasis{Sign: '*', Count: 1}, cli.Emphasis{Sign: '*', Count: 2}
	s := &cli.Screen{Escapes: true, Open: []cli.Emphasis{two, one}, Style: cli.StyleBold | cli.StyleItalic}
	require.True(t, close_emphasis.CloseEmphasis(s, one))
	require.Equal(t, cli.StyleBold, s.Style)
	require.False(t, close_emphasis.CloseEmphasis(s, one))
	require.False(t, close_emphasis.CloseEmphasis(s, cli.Emphasis{Sign: '*', Count: 3}), "only one of the two is open")
	s.Open = []cli.Emphasis{two, one}
	require.True(t, close_emphasis.CloseEmphasis(s, cli.Emphasis{Sign: '*', Count: 3}))
	require.Empty(t, s.Open)
	s.Open = []cli.Emphasis{two, {Sign: '_', Count: 1}}
	require.True(t, close_emphasis.CloseEmphasis(s, two), "with all that has begun in it")
	require.Empty(t, s.Open)
}
