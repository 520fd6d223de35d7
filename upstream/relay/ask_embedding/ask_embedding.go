// Package ask_embedding has an upstream server make vectors.
package ask_embedding

import (
	"context"
	"encoding/json"
	"io"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream"
	"rkllmd/upstream/wire"
	"rkllmd/upstream/wire/ask_server"
	"rkllmd/utils/turns"
)

// AskEmbedding returns Backend.Embed over s. A text that is too long is the server's to cut or to refuse.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait; the end of its context ends the request.
// Errors: ErrNotSupported of tokens, ErrInvalid of an empty text; ask_server's; ErrFailed, where the answer is none.
func AskEmbedding(s *upstream.Server) func(context.Context, turns.Client, generation.Input) (generation.Embedding,
	error) {
	return func(ctx context.Context, _ turns.Client, input generation.Input) (made generation.Embedding, err error) {
		switch {
		case len(input.Tokens) > 0:
			return made, name_error.NameError(generation.ErrNotSupported,
				"an upstream server is given texts, not tokens: give the text")
		case input.Text == "":
			return made, name_error.NameError(generation.ErrInvalid, "a text is empty: it has no tokens")
		}
		if s.Options.Silence > 0 {
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, s.Options.Silence)
			defer cancel()
		}
		body, err := json.Marshal(map[string]any{"model": s.Options.Model, "input": input.Text,
			"encoding_format": "float"})
		if err != nil {
			return made, name_error.NameError(generation.ErrInvalid, "%w", err)
		}
		answer, err := ask_server.AskServer(ctx, s, "/embeddings", body)
		if err != nil {
			return made, err
		}
		defer answer.Body.Close()
		var vectors wire.Vectors
		err = json.NewDecoder(io.LimitReader(answer.Body, upstream.MaxAnswerBytes)).Decode(&vectors)
		if err != nil || len(vectors.Data) != 1 || len(vectors.Data[0].Embedding) == 0 {
			return made, name_error.NameError(generation.ErrFailed, "the upstream server's answer holds no vector: "+
				"%v", err)
		}
		return generation.Embedding{Vector: vectors.Data[0].Embedding, Tokens: vectors.Usage.Prompt}, nil
	}
}
