// Package create_context makes a context: the KV cache and compute state of a model.
package create_context

// #include <stdint.h>
// int rkllmd_create_context(void *model, uint32_t size, uint32_t batch, int32_t threads, void **context, int32_t **flag);
import "C"

import (
	"errors"
	"fmt"
	"unsafe"

	"rkllmd/engine"
	_ "rkllmd/engine/abort_requested" // holds the C function that llama.cpp asks
	"rkllmd/engine/available_memory"
	"rkllmd/engine/clamp_threads"
)

// CreateContext makes a context whose cache holds size tokens, for decodes of up to batch tokens each, computed by threads
// threads (reduced to what clamp_threads allows). size is at most the model's own context length, and its cache must fit into
// the memory that is available; a batch larger than size is reduced to it. Free it with free_context.
//
// **Runs on:** any thread. **Holds:** engine.Loading.
func CreateContext(m *engine.Model, size, batch, threads int) (*engine.Context, error) {
	switch {
	case size < 1 || size > m.ContextLength:
		return nil, fmt.Errorf("a context of %d tokens was asked for; this model takes 1 to %d", size, m.ContextLength)
	case batch < 1:
		return nil, fmt.Errorf("a batch of %d tokens was asked for; it must be 1 or more", batch)
	case threads < 1:
		return nil, fmt.Errorf("%d threads were asked for; it must be 1 or more", threads)
	}
	needed, available := m.Facts.CachePerToken*uint64(size), available_memory.AvailableMemory("/")
	if available > 0 && needed > available {
		return nil, fmt.Errorf("a context of %d tokens needs %d MB of memory for its cache, and %d MB are available: ask for at most %d tokens",
			size, needed>>20, available>>20, available/m.Facts.CachePerToken)
	}
	engine.Loading.Lock()
	defer engine.Loading.Unlock()
	engine.FirstError.Store(nil)
	engine.GraphNodes.Store(0)

	c := &engine.Context{Model: m, Size: size, Batch: min(batch, size), Threads: clamp_threads.ClampThreads(threads)}
	var flag *C.int32_t
	switch C.rkllmd_create_context(m.Ptr, C.uint32_t(size), C.uint32_t(c.Batch), C.int32_t(c.Threads), &c.Ptr, &flag) {
	case 0:
		c.Abort, c.Nodes = (*int32)(unsafe.Pointer(flag)), int(engine.GraphNodes.Load())
		return c, nil
	case 1:
		return nil, errors.New("this program was built with another llama.cpp than it was written for: llama_context_params differs")
	case 3:
		return nil, fmt.Errorf("a model of architecture %q does not generate text: it has no cache", m.Facts.Architecture)
	}
	reason := "llama.cpp gave no reason"
	if first := engine.FirstError.Load(); first != nil {
		reason = *first
	}
	return nil, fmt.Errorf("a context of %d tokens cannot be made: %s", size, reason)
}
