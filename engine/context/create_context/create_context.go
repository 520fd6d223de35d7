// Package create_context makes a context: the KV cache and compute state of a model.
package create_context

// #include <stdbool.h>
// #include <stdint.h>
// int rkllmd_create_context(void *model, uint32_t size, uint32_t batch, int32_t threads, uint32_t sequences,
//     bool exact, bool encoder, void **context, int32_t **flag);
import "C"

import (
	"errors"
	"fmt"
	"time"
	"unsafe"

	"rkllmd/engine"
	_ "rkllmd/engine/attention/evaluate_attention" // which ggml calls
	"rkllmd/engine/context"
	"rkllmd/engine/context/choose_threads"
	_ "rkllmd/engine/context/is_aborted"  // holds the C function that llama.cpp asks
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
	_ "rkllmd/engine/llama/use_layout"    // holds where the members of its structures stand
	"rkllmd/engine/memory/read_available_memory"
)

// CreateContext makes a context of o.Sequences sequences (0: one) that hold o.Size tokens each, for decodes of up to
// o.Batch tokens, computed by o.Threads threads (reduced to what choose_threads allows). The size is at most the
// model's own context length, and the cache of all sequences must fit into the memory that is available; a batch larger
// than the size is reduced to it, but to no less than a token for each sequence. That of an encoder has no cache: a
// decode is a text as a whole. Free it with free_context.
//
// **Runs on:** any thread. **Holds:** engine.Loading.
func CreateContext(m *engine.Model, o engine.ContextOptions) (*engine.Context, error) {
	sequences := max(1, o.Sequences)
	switch {
	case o.Size < 1 || o.Size > m.ContextLength:
		return nil, fmt.Errorf("a context of %d tokens was asked for; this model takes 1 to %d", o.Size,
			m.ContextLength)
	case o.Batch < 1:
		return nil, fmt.Errorf("a batch of %d tokens was asked for; it must be 1 or more", o.Batch)
	case o.Threads < 1:
		return nil, fmt.Errorf("%d threads were asked for; it must be 1 or more", o.Threads)
	case o.Sequences < 0 || sequences > engine.MaxSequences:
		return nil, fmt.Errorf("%d sequences were asked for; a context can have 1 to %d", o.Sequences,
			engine.MaxSequences)
	case sequences*o.Size > engine.MaxContext:
		return nil, fmt.Errorf("%d sequences of %d tokens were asked for; together they can have %d", sequences, o.Size,
			engine.MaxContext)
	}
	token := m.Facts.CachePerToken * uint64(sequences)
	if available := read_available_memory.ReadAvailableMemory("/"); available > 0 && token*uint64(o.Size) > available {
		return nil, fmt.Errorf("a context of %d tokens needs %d MB of memory for the cache of %d sequences, and "+
			"%d MB are available: ask for at most %d tokens",
			o.Size, token*uint64(o.Size)>>20, sequences, available>>20, available/token)
	}
	// Whether the threads of another llama.cpp have what they need is not known where they wait for a GPU. In a small
	// model they would wait longer for each other to wake up than a token takes.
	foreign, spare := engine.Start.Llama != nil, 0
	if foreign || m.Facts.TensorBytes < context.SmallModel {
		spare = 1
	}
	engine.Loading.Lock()
	defer engine.Loading.Unlock()
	engine.FirstError.Store(nil)
	engine.GraphNodes.Store(0)

	c := &engine.Context{Model: m, Size: o.Size, Batch: max(min(o.Batch, o.Size), sequences),
		Threads: choose_threads.ChooseThreads(o.Threads, spare), Sequences: sequences}
	c.Team = engine.Team{Fixed: foreign, Threads: choose_threads.ChooseThreads(o.Threads, 1), Told: c.Threads,
		Tried: time.Now()}
	var flag *C.int32_t
	switch C.rkllmd_create_context(m.Ptr, C.uint32_t(c.Size), C.uint32_t(c.Batch), C.int32_t(c.Threads),
		C.uint32_t(sequences), C.bool(m.Exact), C.bool(m.Facts.Details.Encoder), &c.Ptr, &flag) {
	case 0:
		c.Abort, c.Nodes = (*int32)(unsafe.Pointer(flag)), int(engine.GraphNodes.Load())
		return c, nil
	case 1:
		return nil, errors.New("this program was built with another llama.cpp than it was written for: " +
			"llama_context_params differs")
	case 3:
		return nil, fmt.Errorf("a model of architecture %q does not generate text: it has no cache",
			m.Facts.Architecture)
	}
	reason := "llama.cpp gave no reason"
	if first := engine.FirstError.Load(); first != nil {
		reason = *first
	}
	return nil, fmt.Errorf("a context of %d tokens cannot be made: %s", o.Size, reason)
}
