// Package convert_vector makes a vector one of unit length.
package convert_vector

import (
	"math"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/refuse_member"
)

// ConvertVector returns the first dimensions numbers of vector, nil: all of them, as a vector of unit length. That of
// zeros stays.
//
// **Runs on:** any thread.
func ConvertVector(vector []float32, dimensions *int) ([]float32, *openai.Refusal) {
	if dimensions != nil {
		if *dimensions < 1 || *dimensions > len(vector) {
			return nil, refuse_member.RefuseMember("dimensions", "dimensions is %d; the model has 1 to %d", *dimensions,
				len(vector))
		}
		vector = vector[:*dimensions]
	}
	squares := 0.0
	for _, value := range vector {
		squares += float64(value) * float64(value)
	}
	unit, length := make([]float32, len(vector)), math.Sqrt(squares)
	if length == 0 {
		return unit, nil
	}
	for i, value := range vector {
		unit[i] = float32(float64(value) / length)
	}
	return unit, nil
}
