// Package dummy_buffers makes buffers of ggml and frees them as llama.cpp does.
package dummy_buffers

// #include <stddef.h>
// long dummy_buffers(int count, size_t size);
import "C"

// DummyBuffers makes count buffers of size bytes, one after the other, frees each, and returns by how many bytes the C
// memory in use has grown.
func DummyBuffers(count, size int) int {
	return int(C.dummy_buffers(C.int(count), C.size_t(size)))
}
