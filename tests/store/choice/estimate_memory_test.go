package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice/estimate_memory"
)

func TestEstimateMemory(t *testing.T) {
	require.EqualValues(t, 300<<20, estimate_memory.EstimateMemory(0))
	require.EqualValues(t, 1_100_000_000+300<<20, estimate_memory.EstimateMemory(1_000_000_000))
}
