// Package set_hidden_states switches the output of hidden states.
package set_hidden_states

// #include <stdbool.h>
// void rkllmd_set_hidden_states(void *context, bool on);
import "C"

import "rkllmd/engine"

// SetHiddenStates makes the decodes that follow keep the last hidden layer of their rows with output (on), or not. The
// logits are there either way, and the same.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func SetHiddenStates(c *engine.Context, on bool) {
	if c.HiddenStates != on {
		C.rkllmd_set_hidden_states(c.Ptr, C.bool(on))
		c.HiddenStates = on
	}
}
