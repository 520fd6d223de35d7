// Package run_embedding computes vectors of texts.
package run_embedding

import (
	"context"

	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/decode_embedding"
	"rkllmd/generation"
	"rkllmd/generation/embedded/name_engine_error"
	"rkllmd/generation/embedded/tokenize_for_model"
	"rkllmd/generation/name_error"
	"rkllmd/utils/turns"
)

// RunEmbedding returns Backend.Embed over e. Users take turns, text by text.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. Errors: ErrTooLong, ErrInvalid for tokens
// that there are not, ErrClosed once e was freed; ctx's.
func RunEmbedding(e *embedding.Embedder) func(context.Context, turns.Client, generation.Input) (generation.Embedding,
	error) {
	return func(ctx context.Context, client turns.Client, input generation.Input) (made generation.Embedding,
		err error) {
		tokens := input.Tokens
		if tokens == nil {
			if tokens, err = tokenize_for_model.TokenizeForModel(e.Model)(input.Text, true); err != nil {
				return made, err
			}
			if n := len(tokens); input.Cut && n > e.Size && e.Model.Facts.Details.Encoder {
				tokens[e.Size-1] = tokens[n-1] // what ends a text stays, as it was when the model was trained
			}
		}
		for i, token := range tokens {
			if token < 0 || int(token) >= e.Model.VocabSize {
				return made, name_error.NameError(generation.ErrInvalid, "token %d is %d; the model has 0 to %d", i,
					token, e.Model.VocabSize-1)
			}
		}
		if input.Cut {
			tokens = tokens[:min(len(tokens), e.Size)]
		}
		switch {
		case len(tokens) == 0:
			return made, name_error.NameError(generation.ErrInvalid, "a text is empty: it has no tokens")
		case len(tokens) > e.Size:
			return made, name_error.NameError(generation.ErrTooLong, "a text has %d tokens; the context holds %d",
				len(tokens), e.Size)
		}
		made.Tokens = len(tokens)
		made.Vector, err = decode_embedding.DecodeEmbedding(ctx, e, client, tokens)
		if err != nil && ctx.Err() == nil {
			err = name_engine_error.NameEngineError(err, generation.ErrFailed)
		}
		return made, err
	}
}
