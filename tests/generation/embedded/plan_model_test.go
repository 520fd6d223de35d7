package embedded_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/generation"
	"rkllmd/generation/embedded/plan_model"
)

func TestPlanModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	total, mapped, err := plan_model.PlanModel(generation.ModelOptions{Path: path})
	require.NoError(t, err)
	require.Greater(t, total, mapped)
	require.NotZero(t, mapped, "its weights are computed with where they are mapped")
	more, _, err := plan_model.PlanModel(generation.ModelOptions{Path: path, Sequences: 4})
	require.NoError(t, err)
	require.Greater(t, more, total)
	less, _, err := plan_model.PlanModel(generation.ModelOptions{Path: path, Context: 256})
	require.NoError(t, err)
	require.Less(t, less, total)
	_, _, err = plan_model.PlanModel(generation.ModelOptions{Path: path + "x"})
	require.Error(t, err)
}
