// Package create_tensor makes a tensor.
package create_tensor

import (
	"math/rand/v2"

	"rkllmd/demo"
)

// CreateTensor makes a tensor of the given number of rows, 0 rows being a plain vector, filled with normally
// distributed numbers of that deviation, or with ones when random is nil.
//
// **Runs on:** any thread.
func CreateTensor(name string, rowLength, rows int, deviation float32, random *rand.Rand) demo.Tensor {
	t := demo.Tensor{Name: name, Shape: []uint64{uint64(rowLength)}, Data: make([]float32, rowLength*max(rows, 1))}
	if rows > 0 {
		t.Shape = append(t.Shape, uint64(rows))
	}
	for i := range t.Data {
		t.Data[i] = 1
		if random != nil {
			t.Data[i] = deviation * float32(random.NormFloat64())
		}
	}
	return t
}
