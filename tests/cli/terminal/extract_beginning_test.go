package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/extract_beginning"
)

func TestExtractBeginning(t *testing.T) {
	require.Equal(t, "a中", extract_beginning.ExtractBeginning("a中文", 4))
	require.Equal(t, "a中文", extract_beginning.ExtractBeginning("a中文", 5))
	require.Equal(t, "ae\u0301", extract_beginning.ExtractBeginning("ae\u0301b", 2))
	require.Empty(t, extract_beginning.ExtractBeginning("a", 0))
}
