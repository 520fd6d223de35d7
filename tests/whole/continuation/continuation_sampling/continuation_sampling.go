// Package continuation_sampling makes parameters of sampling.
package continuation_sampling

import (
	"math/rand/v2"

	"rkllmd/engine"
)

// ContinuationSampling returns parameters by chance, from the likeliest token to mirostat.
func ContinuationSampling(random *rand.Rand, s engine.Sampling) engine.Sampling {
	s.Temperature = []float32{0, 0.3, 0.8, 1, 2}[random.IntN(5)]
	s.TopK = []int32{0, 1, 2, 40, 1000}[random.IntN(5)]
	s.TopP = []float32{1, 0.9, 0.3}[random.IntN(3)]
	s.MinP = []float32{0, 0, 0.1}[random.IntN(3)]
	s.RepeatPenalty = []float32{1, 1.1, 1.5}[random.IntN(3)]
	s.FrequencyPenalty = []float32{0, 0.5, -0.5}[random.IntN(3)]
	s.PresencePenalty = []float32{0, 1}[random.IntN(2)]
	if random.IntN(4) == 0 {
		s.Mirostat = 1 + random.Int32N(2)
	}
	return s
}
