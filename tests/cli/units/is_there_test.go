package units_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units/is_there"
)

func TestIsThere(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	require.False(t, is_there.IsThere(path))
	require.NoError(t, os.Symlink("nowhere", path))
	require.True(t, is_there.IsThere(path))
}
