package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/pull/flush_folder"
)

func TestFlushFolder(t *testing.T) {
	require.NoError(t, flush_folder.FlushFolder(t.TempDir()))
	require.Error(t, flush_folder.FlushFolder("/dev/null/a"))
}
