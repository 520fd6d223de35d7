// Package continuation_request makes requests whose answers are to be continued.
package continuation_request

import (
	"math/rand/v2"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/whole/continuation/continuation_sampling"
)

// ContinuationRequest returns a request of up to 40 tokens by chance: raw or through the chat template, with and
// without a grammar, stop texts and logarithms of probabilities.
func ContinuationRequest(random *rand.Rand, defaults engine.Sampling) generation.Request {
	seed := random.Uint64()
	request := generation.Request{
		Prompt: []string{"a story of a ship", "1 2 3", "Tell me more about this and that."}[random.IntN(3)],
		Raw:    random.IntN(2) == 0, Seed: &seed,
		Sampling:  continuation_sampling.ContinuationSampling(random, defaults),
		MaxTokens: 1 + random.IntN(40), IgnoreEnd: true, Logprobs: random.IntN(3) - 1, Thinking: random.IntN(2) == 0,
	}
	if random.IntN(4) == 0 {
		request.Stop = []string{[]string{"e", "th", "\n", "12"}[random.IntN(4)]}
	}
	if random.IntN(3) == 0 {
		request.IgnoreEnd = false
		request.Grammar = []string{`root ::= [a-z ]+ "." [0-9]*`, `root ::= ("ab" | "cd" [0-9])+`}[random.IntN(2)]
	}
	return request
}
