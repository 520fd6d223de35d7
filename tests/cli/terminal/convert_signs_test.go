package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/convert_signs"
)

func TestConvertSigns(t *testing.T) {
	line := []rune("a⏎⇥b 中")
	require.Equal(t, "a$>b 中", string(convert_signs.ConvertSigns(line, 2)))
	require.Equal(t, "a⏎⇥b 中", string(line), "what is edited stays")
}
