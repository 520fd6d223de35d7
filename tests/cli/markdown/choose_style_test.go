package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/choose_style"
)

func TestChooseStyle(t *testing.T) {
	for _, test := range []struct {
		open  []cli.Emphasis
		style cli.Style
	}{
		{nil, 0}, {[]cli.Emphasis{{Sign: '_', Count: 1}}, cli.StyleItalic},
		{[]cli.Emphasis{{Sign: '*', Count: 2}, {Sign: '~', Count: 2}}, cli.StyleBold | cli.StyleStrike},
		{[]cli.Emphasis{{Sign: '*', Count: 3}}, cli.StyleBold | cli.StyleItalic},
	} {
		require.Equal(t, test.style, choose_style.ChooseStyle(test.open), "%+v", test)
	}
}
