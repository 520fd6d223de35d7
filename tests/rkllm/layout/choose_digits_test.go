package layout_test

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/choose_digits"
)

// That the digits are the shortest is in TestAppendFloat, for many more.
func TestChooseDigits(t *testing.T) {
	for value, want := range map[float32]struct {
		digits string
		point  int64
	}{
		1.1:                                 {"110000000", 1},
		0.1:                                 {"100000000", 0},
		float32(math.Nextafter32(1<<24, 0)): {"167772150", 8},
		8388609:                             {"838860900", 7},
		1.0 / 3:                             {"333333340", 0},
		math.Pi:                             {"314159270", 1},
		99999.99:                            {"999999900", 5},
		0.001:                               {"100000000", -2},
		0.00012207033:                       {"122070330", -3},
	} {
		var head, eight [choose_digits.Floats]uint64
		var point [choose_digits.Floats]int64
		var floats [choose_digits.Floats]uint32
		for i := range floats {
			floats[i] = math.Float32bits(value)
		}
		choose_digits.ChooseDigits(&head, &eight, &point, &floats)
		for i := range floats {
			digits := binary.LittleEndian.AppendUint64([]byte{byte(head[i])}, eight[i])
			for place := range digits {
				digits[place] += '0'
			}
			require.Equal(t, want.digits, string(digits), "%v", value)
			require.Equal(t, want.point, point[i], "%v", value)
		}
	}
}
