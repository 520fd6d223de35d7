package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/measure_sequence"
)

func TestMeasureSequence(t *testing.T) {
	character, empty := grammar.Depth{Through: -1}, grammar.Depth{Front: 2, Through: 2, Most: 2}
	for _, test := range []struct {
		parts    []grammar.Depth
		expected grammar.Depth
	}{
		{nil, grammar.Depth{Back: -1}},
		{[]grammar.Depth{empty, empty}, grammar.Depth{Front: 4, Through: 4, Back: 2, Most: 4}},
		{[]grammar.Depth{empty, character}, grammar.Depth{Front: 2, Through: -1, Most: 2}},
		{[]grammar.Depth{character, empty, empty, empty}, grammar.Depth{Through: -1, Back: 6, Most: 6}},
		{[]grammar.Depth{empty, character, empty, empty, character},
			grammar.Depth{Front: 2, Through: -1, Most: 4}},
	} {
		require.Equal(t, test.expected, measure_sequence.MeasureSequence(test.parts))
	}
}
