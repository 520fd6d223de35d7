package layout_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/choose_digits"
)

// That the digits are the shortest is in TestAppendFloat, for many more.
func TestChooseDigits(t *testing.T) {
	for value, want := range map[float32][2]int{
		1:                                   {100000000, 1},
		0.1:                                 {100000000, 0},
		0.25:                                {250000000, 0},
		1.0 / 8192:                          {122070310, -3},
		float32(math.Nextafter32(1<<24, 0)): {167772150, 8},
		8388609:                             {838860900, 7},
		1.0 / 3:                             {333333340, 0},
		math.Pi:                             {314159270, 1},
		99999.99:                            {999999900, 5},
		0.001:                               {100000000, -2},
	} {
		digits, point := choose_digits.ChooseDigits(math.Float32bits(value))
		require.Equal(t, want, [2]int{int(digits), point}, "%v", value)
	}
}
