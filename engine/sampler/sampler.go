// Package sampler holds the types and constants of its room: how the next token is chosen.
package sampler

import "errors"

// What keeps a token from being chosen.
var (
	ErrNotNumbers = errors.New("the model's logits are not numbers: its weights are damaged, or it cannot be " +
		"computed in this precision")
	ErrNoneFits = errors.New("no token of the model fits the grammar of the answer here: its vocabulary lacks a " +
		"character that must come, or an end token")
	ErrNoMemory = errors.New("no memory was left to choose a token")
)

// LeastTemperature is the temperature below which the likeliest token is chosen: dividing by less would leave the range
// of 32-bit floats.
const LeastTemperature = 1e-5

// TreeTokens is how many tokens of the tree list_candidates looks at before it turns to the likeliest. One takes 0.4
// microseconds.
const TreeTokens = 4096

// LikeliestShare is the part of the vocabulary, one of so many, up to which the likeliest are looked for before
// llama.cpp chooses among them. To find more takes as long as to have it put all in order (from a 40th on).
const LikeliestShare = 64

// LikeliestTokens is how many of the likeliest are looked at, first and then.
var LikeliestTokens = [...]int{512, 8192}
