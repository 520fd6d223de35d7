// Package use_layout tells the engine's C functions how llama.cpp's structures are laid out.
package use_layout

// #include <stdint.h>
// void rkllmd_use_layout(const int32_t *numbers);
import "C"

import "rkllmd/engine/llama"

// UseLayout has the engine's C functions write the members of llama.cpp's structures where l says, and count so many of
// a model's layers, from the last one on, as a GPU's. penalties: llama_sampler_init_penalties takes the size of the
// vocabulary as its first argument (detect_penalties).
//
// **Runs on:** one thread at a time. Nothing of llama.cpp has been called with such a structure yet.
func UseLayout(l llama.Layout, penalties bool, gpuLayers int) {
	numbers := [9]C.int32_t{C.int32_t(l.ExtraBuffers), C.int32_t(l.Progress), C.int32_t(l.Threads),
		C.int32_t(l.Pooling), C.int32_t(l.FlashAttention), C.int32_t(l.Abort), C.int32_t(l.Unified), 0,
		C.int32_t(gpuLayers)}
	if penalties {
		numbers[7] = 1
	}
	C.rkllmd_use_layout(&numbers[0])
}
