package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/is_blank"
)

func TestIsBlank(t *testing.T) {
	for r, blank := range map[rune]bool{' ': true, '\t': true, '\x1b': true, '\u00a0': true, 'a': false, '中': false} {
		require.Equal(t, blank, is_blank.IsBlank(r), "%q", r)
	}
}
