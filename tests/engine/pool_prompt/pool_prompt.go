// Package pool_prompt makes prompts.
package pool_prompt

import "math/rand/v2"

// PoolPrompt returns count tokens of a tiny model, chosen by seed. Prompts of one seed begin alike.
func PoolPrompt(seed uint64, count int) []int32 {
	r := rand.New(rand.NewPCG(seed, 1))
	tokens := make([]int32, count)
	for i := range tokens {
		tokens[i] = 300 + r.Int32N(100)
	}
	return tokens
}
