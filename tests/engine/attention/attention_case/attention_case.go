// Package attention_case makes up the numbers of an attention.
package attention_case

import (
	"math"
	"math/rand/v2"
)

// Case is the numbers of an attention, as ggml has them: the last index of Q is Depth, then come Rows, Heads, Streams;
// of K and V it is Depth or Width, then Keys, Shared, Streams; of the mask Keys, then Rows, Streams.
type Case struct {
	Depth, Width, Rows, Keys, Heads, Shared, Streams int
	Q, K, V, Mask, Sinks                             []float32
	Scale                                            float32
}

// AttentionCase makes up a case of this shape, with numbers up to size. Its mask is "none", "causal", "window" (of 40
// keys), "random" (a third is hidden, a third has numbers), "mixed" (each row sees every eighth key: eight sequences in
// one cache) or "hidden" (all, of every other row).
func AttentionCase(random *rand.Rand, shape [7]int, mask string, sinks bool, size float32) *Case {
	a := &Case{Depth: shape[0], Width: shape[1], Rows: shape[2], Keys: shape[3], Heads: shape[4], Shared: shape[5],
		Streams: shape[6], Scale: 1 / float32(math.Sqrt(float64(shape[0])))}
	a.Q = make([]float32, a.Depth*a.Rows*a.Heads*a.Streams)
	a.K = make([]float32, a.Depth*a.Keys*a.Shared*a.Streams)
	a.V = make([]float32, a.Width*a.Keys*a.Shared*a.Streams)
	for _, numbers := range [][]float32{a.Q, a.K, a.V} {
		for i := range numbers {
			numbers[i] = size * (2*random.Float32() - 1)
		}
	}
	if sinks {
		a.Sinks = make([]float32, a.Heads)
		for i := range a.Sinks {
			a.Sinks[i] = 4*random.Float32() - 2
		}
	}
	if mask == "none" {
		return a
	}
	a.Mask = make([]float32, a.Keys*a.Rows*a.Streams)
	for i := range a.Mask {
		key, row := i%a.Keys, i/a.Keys%a.Rows
		behind := a.Keys - a.Rows + row - key // how far the key is behind the row, which is among the last keys
		hidden := false
		switch mask {
		case "causal":
			hidden = behind < 0
		case "window":
			hidden = behind < 0 || behind >= 40
		case "random":
			hidden = random.IntN(3) == 0
			a.Mask[i] = float32(random.IntN(2)) * random.Float32()
		case "mixed":
			hidden = key%8 != row%8
		case "hidden":
			hidden = row%2 == 0
		}
		if hidden {
			a.Mask[i] = float32(math.Inf(-1))
		}
	}
	return a
}
