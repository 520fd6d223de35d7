package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/run/measure_suffix"
)

func TestMeasureSuffix(t *testing.T) {
	for _, row := range []struct {
		text, mark string
		length     int
	}{
		{"", "stop", 0}, {"s", "stop", 1}, {"xsto", "stop", 3}, {"stop", "stop", 0}, {"stops", "stop", 1},
		{"aa", "aaa", 2}, {"aaaa", "aaa", 2},
		{"x", "", 0}, {"ab€", "€z", 3}, {"abab", "ababc", 4}, {"xab", "ababc", 2},
	} {
		require.Equal(t, row.length, measure_suffix.MeasureSuffix(row.text, row.mark), "%q %q", row.text, row.mark)
	}
}
