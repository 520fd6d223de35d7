// Package list_choices lists choices of a token to be measured.
package list_choices

import "rkllmd/engine"

// ListChoices returns choices of one of 150,000 tokens of write_bench_model: their names, whether they are held to an
// object of texts and what was said of it, which token the model would say, the sampling, and how fast other tokens
// become less likely, with the logarithm of their place; 0: they are all much the same.
func ListChoices() []struct {
	Name   string
	Held   bool
	Before []int32
	Likely int
	By     engine.Sampling
	Steep  float64
} {
	const brace, quote, word = 3 + '{', 3 + '"', 149_999
	text := []int32{brace}
	for _, letter := range `"member0":"` {
		text = append(text, 3+letter)
	}
	usual := engine.Sampling{TopK: 40, TopP: 0.95, Temperature: 0.8, RepeatPenalty: 1}
	all, pure := usual, usual
	all.TopK, pure.TopK, pure.TopP = 0, 0, 1
	mirostat := engine.Sampling{Mirostat: 2, MirostatTau: 5, MirostatEta: 0.1, Temperature: 0.8, RepeatPenalty: 1}
	return []struct {
		Name   string
		Held   bool
		Before []int32
		Likely int
		By     engine.Sampling
		Steep  float64
	}{
		{"freely", false, nil, brace, usual, 0},
		{"fits", true, nil, brace, usual, 0},
		{"one token fits", true, nil, word, usual, 0},
		{"in an object", true, []int32{brace}, quote, usual, 0},
		{"in an object, one token fits", true, []int32{brace}, word, usual, 0},
		{"in a text", true, text, word, usual, 0},
		{"in a text, all but some tokens fit", true, text, 3 + '\n', usual, 0},
		{"freely, top_k 0", false, nil, brace, all, 1.5},
		{"in a text, top_k 0", true, text, 3 + '\n', all, 1.5},
		{"in a text, top_k 0, top_p 1", true, text, 3 + '\n', pure, 1.5},
		{"in a text, top_k 0, all much the same", true, text, 3 + '\n', all, 0},
		{"freely, mirostat", false, nil, brace, mirostat, 1.5},
		{"in a text, mirostat", true, text, 3 + '\n', mirostat, 1.5},
	}
}
