package load_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/update_progress"
	"rkllmd/generation"
)

func TestUpdateProgress(t *testing.T) {
	loading := &generation.Loading{}
	update_progress.UpdateProgress(loading)(0.25)
	require.Equal(t, float32(0.25), math.Float32frombits(loading.Done.Load()))
}
