package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown/count_signs"
)

func TestCountSigns(t *testing.T) {
	for text, count := range map[string]int{"": 0, "a": 1, "***a*": 3, "``": 2} {
		require.Equal(t, count, count_signs.CountSigns([]rune(text)), text)
	}
}
