// Package fake_embed stands in for what makes vectors.
package fake_embed

import (
	"context"

	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// FakeEmbed is a generation.Backend.Embed for which every text is 3, 4; "too long" is, unless it may be cut.
func FakeEmbed(_ context.Context, _ turns.Client, input generation.Input) (generation.Embedding, error) {
	if input.Text == "too long" && !input.Cut {
		return generation.Embedding{}, generation.ErrTooLong
	}
	return generation.Embedding{Vector: []float32{3, 4}, Tokens: len(input.Text) + len(input.Tokens)}, nil
}
