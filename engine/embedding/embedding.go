// Package embedding holds the nouns of its room: texts as vectors.
package embedding

import (
	"sync"
	"sync/atomic"

	"rkllmd/engine"
	"rkllmd/utils/turns"
)

// Embedder makes vectors of texts by a model, in a context of its own, which is made when the first one is wanted.
type Embedder struct {
	Model   *engine.Model
	Size    int // tokens that a text may have
	Threads int

	Closed atomic.Bool // nothing more is computed (free_embedder)

	Mu    sync.Mutex                    // guards what follows, for moments
	Busy  bool                          // somebody has his turn
	Line  turns.Line                    // who waits for one
	Ready map[*turns.Turn]chan struct{} // of those in Line: closed when it has come

	// Of who has his turn (lock_embedder).
	Context  *engine.Context
	Sequence engine.Sequence
}

// Batch is how many tokens a decode of a model has that reads one token after the other. Between two of them answers
// are computed, and a client that has gone, or the end, ends the work. llama.cpp keeps the logits of each token whose
// hidden state is wanted: more of them would take much memory.
const Batch = 64
