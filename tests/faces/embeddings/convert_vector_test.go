package embeddings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/embeddings/convert_vector"
)

func TestConvertVector(t *testing.T) {
	unit, refusal := convert_vector.ConvertVector([]float32{3, 4, 12}, nil)
	require.Nil(t, refusal)
	require.InDeltaSlice(t, []float32{3. / 13, 4. / 13, 12. / 13}, unit, 1e-7)
	unit, refusal = convert_vector.ConvertVector([]float32{3, 4, 12}, new(2))
	require.Nil(t, refusal)
	require.InDeltaSlice(t, []float32{0.6, 0.8}, unit, 1e-7)
	unit, _ = convert_vector.ConvertVector(make([]float32, 2), nil)
	require.Equal(t, make([]float32, 2), unit)
	for _, wrong := range []int{0, -1, 4} {
		_, refusal = convert_vector.ConvertVector([]float32{3, 4, 12}, &wrong)
		require.Contains(t, refusal.Fault.Message, "the model has 1 to 3")
	}
}
