// Package set_map_threshold has large blocks of C memory mapped.
package set_map_threshold

// void rkllmd_set_map_threshold(int bytes);
import "C"

import "rkllmd/engine/memory"

// SetMapThreshold has the C library map each block of memory.MapThreshold bytes or more by itself, so that freeing it
// gives it back to the system. Without that glibc raises its own limit, up to 32 MiB, with the first such block that is
// freed. From then on it cuts the aligned blocks of llama.cpp's buffers out of its heap, where it does not find the
// freed ones again: each load of a model takes memory anew.
//
// **Runs on:** any thread.
func SetMapThreshold() {
	C.rkllmd_set_map_threshold(memory.MapThreshold)
}
