// Package free_buffer stands between llama.cpp and a function of ggml.
package free_buffer

// #cgo LDFLAGS: -Wl,--wrap=ggml_backend_buffer_free
// void rkllmd_free_buffer(void *buffer) __asm__("__wrap_ggml_backend_buffer_free");
import "C"

import (
	"unsafe"

	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml
)

// FreeBuffer frees a buffer of ggml (ggml_backend_buffer_t), one of no bytes also, which ggml's own function forgets.
// It is there for its C half, which llama.cpp calls in the place of ggml's: each load of a model makes as many such
// buffers as there are tensors, 12 kB for a small one. start_engine links it.
//
// **Runs on:** any thread.
func FreeBuffer(buffer unsafe.Pointer) {
	C.rkllmd_free_buffer(buffer)
}
