package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/measure_repetition"
)

func TestMeasureRepetition(t *testing.T) {
	character, empty := grammar.Depth{Through: -1}, grammar.Depth{Front: 2, Through: 2, Most: 2}
	require.Equal(t, grammar.Depth{Front: 1, Through: 1, Most: 1},
		measure_repetition.MeasureRepetition(&grammar.Node{Most: grammar.NoLimit}, character))
	require.Equal(t, grammar.Depth{Front: 1, Through: -1, Most: 1},
		measure_repetition.MeasureRepetition(&grammar.Node{Least: 3, Most: 9}, character))
	require.Equal(t, 3000,
		measure_repetition.MeasureRepetition(&grammar.Node{Least: 0, Most: 1000}, empty).Through)
}
