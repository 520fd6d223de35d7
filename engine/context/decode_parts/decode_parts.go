// Package decode_parts runs one batch of several sequences through the model.
package decode_parts

import (
	"fmt"
	"time"

	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/add_thread"
	"rkllmd/engine/context/check_parts"
	"rkllmd/engine/context/decode_batch"
	"rkllmd/engine/context/is_aborted"
	"rkllmd/engine/context/release_cpus"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/context/take_cpus"
	"rkllmd/engine/model/is_file_lost"
)

// DecodeParts runs 1 to c.Batch tokens through the model at once: each part is the continuation of its sequence, and is
// appended to that. A sequence has one part at most. rows, unless nil, are as many rows of embeddings, which then stand
// in the place of all the tokens. The tokens and rows themselves were checked where they came from (check_task,
// build_prompt, check_embeddings): llama.cpp ends the process over bad ones. Row n of what can be read afterwards is
// token n, counted through all parts.
//
// Errors leave the sequences and the cache as they were: engine.ErrContextFull when a part does not fit into c.Size,
// engine.ErrAborted after abort_decode. After an error no row can be read. Where llama.cpp has begun and cannot go
// back, sequences are empty: with a recurrent state all of the context (c.Cleared says so to those who have others),
// and those whose keys it was about to turn (shift_tokens). engine.ErrFileLost stays: the model is of no more use.
//
// Other contexts of the same model wait meanwhile, and so do those of other models if there are not enough CPUs for the
// threads of both (take_cpus).
//
// **Runs on:** one thread at a time. It is the one that uses the context. **Holds:** Model.Computing, and a share of
// the CPUs.
func DecodeParts(c *engine.Context, parts []engine.Part, rows []float32) error {
	c.Rows, c.Cleared, c.Took = 0, false, 0
	if err := check_parts.CheckParts(c, parts); err != nil {
		return err
	}
	c.Model.Computing.Lock()
	defer c.Model.Computing.Unlock()
	add_thread.AddThread(&c.Team, c.Threads, time.Now())
	threads := take_cpus.TakeCpus(context.Decodes, c.Team.Threads)
	defer release_cpus.ReleaseCpus(context.Decodes, threads)
	if is_aborted.IsAborted(c) { // perhaps while another context was computing
		return engine.ErrAborted
	}
	b, started := &c.Buffers, time.Now()
	b.Tokens, b.Positions, b.Sequences, b.Wanted = b.Tokens[:0], b.Positions[:0], b.Sequences[:0], b.Wanted[:0]
	for _, part := range parts {
		for i, token := range part.Tokens {
			var wanted int8
			if part.Outputs == engine.OutputAll || part.Outputs == engine.OutputLast && i == len(part.Tokens)-1 {
				wanted = 1
			}
			b.Tokens, b.Positions = append(b.Tokens, token), append(b.Positions, int32(len(part.Sequence.Tokens)+i))
			b.Sequences, b.Wanted = append(b.Sequences, part.Sequence.ID), append(b.Wanted, wanted)
		}
	}
	code := decode_batch.DecodeBatch(c, threads, rows)
	c.Took = time.Since(started)
	if c.Cleared = code > 500; c.Cleared {
		code -= 1000
	}
	for _, part := range parts {
		switch s := part.Sequence; {
		case code == 0:
			s.Tokens, s.Pending = append(s.Tokens, part.Tokens...), false
		case c.Cleared:
			s.Tokens, s.Shifted = s.Tokens[:0], false
		case s.Pending:
			if err := remove_tokens.RemoveTokens(c, s, 0); err != nil {
				return err
			}
		}
	}
	switch {
	case is_file_lost.IsFileLost(c.Model):
		return engine.ErrFileLost
	case code == 0:
		c.Rows, c.HasHidden = len(b.Tokens), c.HiddenStates
		return nil
	case code == 1:
		return engine.ErrContextFull
	case code == 2:
		return engine.ErrAborted
	}
	return fmt.Errorf("llama.cpp failed to decode %d tokens at position %d (code %d)", len(b.Tokens), b.Positions[0],
		code)
}
