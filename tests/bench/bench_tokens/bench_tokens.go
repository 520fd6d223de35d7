// Package bench_tokens makes prompts.
package bench_tokens

import "math/rand/v2"

// BenchTokens returns count words of a vocabulary of that size (bench_vocabulary), chosen by seed.
func BenchTokens(seed uint64, count, vocabulary int) []int32 {
	random, tokens := rand.New(rand.NewPCG(seed, 0)), make([]int32, count)
	for i := range tokens {
		tokens[i] = 259 + int32(random.IntN(vocabulary-259))
	}
	return tokens
}
