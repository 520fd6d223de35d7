// Package free_lora frees a LoRA adapter.
package free_lora

// void rkllmd_free_lora(void *adapter);
import "C"

import "rkllmd/engine"

// FreeLora frees an adapter and its memory. The contexts that use it must have been freed before, or use another; a
// second call does nothing.
//
// **Runs on:** one thread at a time. No other thread uses the adapter.
func FreeLora(l *engine.Lora) {
	C.rkllmd_free_lora(l.Ptr)
	l.Ptr = nil
}
