// Package run_rkllm_embedding makes vectors by a vendor's library.
package run_rkllm_embedding

import (
	"cmp"
	"context"
	"math"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/abort_job"
	"rkllmd/generation/library/start_embedding"
	"rkllmd/generation/name_error"
	"rkllmd/rkllm"
	"rkllmd/utils/turns"
)

// RunRkllmEmbedding returns Backend.Embed over rt, while gate is open: a text's vector is its last hidden layer, the
// last row or the mean of all, as pooling says. Texts wait in rt's queue, with the runs of everybody else.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait; the end of its context aborts the run.
// Errors: start_embedding's; ErrInvalid, ErrTooLong of tokens; ErrNotSupported of a library that gives no layer for the
// model; ErrFailed.
func RunRkllmEmbedding(rt *rkllm.Runtime, gate *library.Gate, limit int, pooling string) func(context.Context,
	turns.Client, generation.Input) (generation.Embedding, error) {
	return func(ctx context.Context, client turns.Client, input generation.Input) (none generation.Embedding,
		err error) {
		switch room := cmp.Or(limit, math.MaxInt); {
		case len(input.Tokens) == 0 && input.Text == "":
			return none, name_error.NameError(generation.ErrInvalid, "a text is empty: it has no tokens")
		case len(input.Tokens) > room && !input.Cut:
			return none, name_error.NameError(generation.ErrTooLong, "a text has %d tokens; the context holds %d",
				len(input.Tokens), room)
		case len(input.Tokens) > room:
			input.Tokens = input.Tokens[:room]
		}
		made := &library.Vector{Pooling: pooling, Ended: make(chan struct{})}
		job, err := start_embedding.StartEmbedding(rt, gate, client, input, made)
		if err != nil {
			return none, err
		}
		select {
		case <-made.Ended:
		case <-ctx.Done():
			abort_job.AbortJob(rt, job)
			return none, ctx.Err()
		}
		broken := false
		for _, number := range made.Numbers {
			broken = broken || math.IsNaN(float64(number)) || math.IsInf(float64(number), 0)
		}
		switch {
		case job.Err != nil && job.Err.Code == rkllm.CodeShuttingDown:
			return none, name_error.NameError(generation.ErrClosed, "%w", engine.ErrPoolClosed)
		case job.Err != nil:
			return none, name_error.NameError(generation.ErrFailed, "%s", job.Err.Message)
		case made.Rows == 0:
			return none, name_error.NameError(generation.ErrNotSupported,
				"the library gives no last hidden layer for this model, of which vectors are made")
		case broken:
			return none, name_error.NameError(generation.ErrFailed,
				"the library's last hidden layer holds values that are no numbers")
		}
		return generation.Embedding{Vector: made.Numbers, Tokens: made.Rows}, nil
	}
}
