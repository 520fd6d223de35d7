package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/measure_memory"
)

func TestMeasureMemory(t *testing.T) {
	require.Greater(t, measure_memory.MeasureMemory(), uint64(1<<20))
}
