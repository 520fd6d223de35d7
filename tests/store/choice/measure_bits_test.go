package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice/measure_bits"
)

func TestMeasureBits(t *testing.T) {
	for quant, right := range map[string]float64{"Q4_K_M": 4.85, "UD-Q4_K_XL": 4.6, "Q3_K_S": 3.5, "Q3_K_L": 3.9,
		"IQ4_XS": 4.3,
		"":       16, "F32": 32, "BF16": 16.1} {
		require.Equal(t, right, measure_bits.MeasureBits(quant), quant)
	}
}
