package demo_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/create_tensor"
)

func TestCreateTensor(t *testing.T) {
	require.Equal(t, demo.Tensor{Name: "norm", Shape: []uint64{3}, Data: []float32{1, 1, 1}},
		create_tensor.CreateTensor("norm", 3, 0, 0, nil))

	matrix := create_tensor.CreateTensor("m", 100, 200, 0.5, rand.New(rand.NewPCG(1, 2)))
	require.Equal(t, []uint64{100, 200}, matrix.Shape)
	require.Len(t, matrix.Data, 20_000)
	var squares float64
	for _, x := range matrix.Data {
		squares += float64(x) * float64(x)
	}
	require.InDelta(t, 0.5, math.Sqrt(squares/20_000), 0.02)
	require.Equal(t, matrix, create_tensor.CreateTensor("m", 100, 200, 0.5, rand.New(rand.NewPCG(1, 2))))
}
