package signs_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/signs/measure_rune"
)

func TestMeasureRune(t *testing.T) {
	for r, columns := range map[rune]int{'a': 1, 'é': 1, '\u0301': 0, '\u200d': 0, '中': 2, '，': 2, '😀': 2, '│': 1} {
		require.Equal(t, columns, measure_rune.MeasureRune(r), "%q", r)
	}
}
