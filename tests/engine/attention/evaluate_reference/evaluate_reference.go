// Package evaluate_reference computes attention as its definition says.
package evaluate_reference

import (
	"math"

	"rkllmd/tests/engine/attention/attention_case"
)

// EvaluateReference returns the attention of a in double precision: softmax(scale·Q·Kᵀ + mask)·V, a line for each row
// and head. A row that sees no key is 0.
//
//go:norace
func EvaluateReference(a *attention_case.Case) []float64 {
	result := make([]float64, a.Width*a.Heads*a.Rows*a.Streams)
	scores := make([]float64, a.Keys)
	for at := range a.Heads * a.Rows * a.Streams {
		head, row, stream := at%a.Heads, at/a.Heads%a.Rows, at/a.Heads/a.Rows
		q := a.Q[((stream*a.Heads+head)*a.Rows+row)*a.Depth:]
		first := (stream*a.Shared + head/(a.Heads/a.Shared)) * a.Keys
		greatest, sum := math.Inf(-1), 0.0
		for key := range scores {
			scores[key] = 0
			for d := range a.Depth {
				scores[key] += float64(q[d]) * float64(a.K[(first+key)*a.Depth+d])
			}
			scores[key] *= float64(a.Scale)
			if a.Mask != nil {
				scores[key] += float64(a.Mask[(stream*a.Rows+row)*a.Keys+key])
			}
			greatest = max(greatest, scores[key])
		}
		if a.Sinks != nil {
			greatest = max(greatest, float64(a.Sinks[head]))
			sum = math.Exp(float64(a.Sinks[head]) - greatest)
		}
		if math.IsInf(greatest, -1) {
			continue
		}
		line := result[at*a.Width:][:a.Width]
		for key, score := range scores {
			weight := math.Exp(score - greatest)
			sum += weight
			for d := range line {
				line[d] += weight * float64(a.V[(first+key)*a.Width+d])
			}
		}
		for d := range line {
			line[d] /= sum
		}
	}
	return result
}
