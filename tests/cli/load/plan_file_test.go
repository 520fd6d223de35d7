package load_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/plan_file"
	"rkllmd/models"
)

func TestPlanFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.rkllm")
	require.NoError(t, os.WriteFile(path, make([]byte, 1234), 0o600))
	size, err := plan_file.PlanFile(path)()
	require.NoError(t, err)
	require.Equal(t, models.Size{Total: 1234}, size)
	_, err = plan_file.PlanFile(path + "x")()
	require.ErrorIs(t, err, os.ErrNotExist)
}
