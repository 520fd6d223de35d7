package layout_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/write_float"
)

func TestWriteFloat(t *testing.T) {
	for want, number := range map[string]struct {
		negative bool
		digits   [9]byte
		point    int
	}{
		"1.23456789,":      {false, [9]byte{1, 2, 3, 4, 5, 6, 7, 8, 9}, 1},
		"-1.23456789,":     {true, [9]byte{1, 2, 3, 4, 5, 6, 7, 8, 9}, 1},
		"123456.789,":      {false, [9]byte{1, 2, 3, 4, 5, 6, 7, 8, 9}, 6},
		"123456789,":       {false, [9]byte{1, 2, 3, 4, 5, 6, 7, 8, 9}, 9},
		"0.123456789,":     {false, [9]byte{1, 2, 3, 4, 5, 6, 7, 8, 9}, 0},
		"-0.000123456789,": {true, [9]byte{1, 2, 3, 4, 5, 6, 7, 8, 9}, -3},
		"5,":               {false, [9]byte{5}, 1},
		"500,":             {false, [9]byte{5}, 3},
		"0.05,":            {false, [9]byte{5}, -1},
		"-120,":            {true, [9]byte{1, 2}, 3},
		"1.002,":           {false, [9]byte{1, 0, 0, 2}, 1},
	} {
		var to [32]byte
		size := write_float.WriteFloat(&to, number.negative, uint64(number.digits[0]),
			binary.LittleEndian.Uint64(number.digits[1:]), number.point)
		require.Equal(t, want, string(to[:size]))
	}
}
