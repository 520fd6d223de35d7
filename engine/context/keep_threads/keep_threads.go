// Package keep_threads has a context keep its threads from one decode to the next.
package keep_threads

// #include <stdint.h>
// void *rkllmd_keep_threads(void *context, int32_t threads, void *kept);
import "C"

import (
	"unsafe"

	"rkllmd/engine"
	_ "rkllmd/engine/context/list_named_threads" // which is called
	_ "rkllmd/engine/llama/use_functions"        // holds the addresses of llama.cpp's functions
)

// KeepThreads makes the threads of a context that computes with several, for the next decode: one less than c.Threads,
// which sleep between decodes, with the CPUs of the calling thread. Threads of before are used again if they have
// these CPUs. Without it llama.cpp starts threads anew for each decode; then each token waits for them to start, and
// where the kernel puts one on the CPU of the thread that waits for it, until the kernel moves it: 10 ms were seen.
// FreeContext ends them.
//
// **Runs on:** one thread at a time. It is the one that decodes next.
func KeepThreads(c *engine.Context) {
	if c.Threads > 1 {
		c.Kept = unsafe.Pointer(C.rkllmd_keep_threads(c.Ptr, C.int32_t(c.Threads), c.Kept))
	}
}
