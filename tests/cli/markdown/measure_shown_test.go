package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown/measure_shown"
)

func TestMeasureShown(t *testing.T) {
	require.Equal(t, 4, measure_shown.MeasureShown("\x1b[1;36ma中\x1b[0m "))
	require.Zero(t, measure_shown.MeasureShown("\x1b[0m"))
}
