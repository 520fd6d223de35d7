// Package engine_set_threads changes the number of a context's threads.
package engine_set_threads

// #include <stdint.h>
// void llama_set_n_threads(void *context, int32_t threads, int32_t batch);
import "C"

import "rkllmd/engine"

// EngineSetThreads makes c compute with so many threads, more than choose_threads would allow. Where there are too few
// CPUs for them they get in each other's way: decode little.
func EngineSetThreads(c *engine.Context, threads int) {
	C.llama_set_n_threads(c.Ptr, C.int32_t(threads), C.int32_t(threads))
	c.Threads = threads
}
