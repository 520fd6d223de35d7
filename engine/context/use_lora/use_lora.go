// Package use_lora chooses the LoRA adapter of a context.
package use_lora

// #include <stdint.h>
// int32_t rkllmd_use_lora(void *context, void *adapter, float scale);
import "C"

import (
	"errors"
	"fmt"
	"math"
	"unsafe"

	"rkllmd/engine"
)

// UseLora makes l, times scale, the adapter that the decodes of c compute with; nil is the model alone. What stands in
// the cache was computed with the adapter before and should be removed. The context must be one of create_lora_context:
// others may go on with the adapter before, without a sign.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func UseLora(c *engine.Context, l *engine.Lora, scale float32) error {
	var adapter unsafe.Pointer
	switch {
	case !c.Adapts:
		return errors.New("this context cannot change its LoRA adapter; it must be made by create_lora_context")
	case l != nil && l.Ptr == nil:
		return errors.New("the LoRA adapter was freed")
	case math.IsNaN(float64(scale)) || math.IsInf(float64(scale), 0):
		return fmt.Errorf("the scale of a LoRA adapter is %v; it must be a finite number", scale)
	case l != nil:
		adapter = l.Ptr
	}
	if code := C.rkllmd_use_lora(c.Ptr, adapter, C.float(scale)); code != 0 {
		return fmt.Errorf("llama.cpp refused the LoRA adapter (code %d)", code)
	}
	c.Rows = 0
	return nil
}
