// Package free_buffer frees what ggml forgets.
package free_buffer

// #cgo LDFLAGS: -Wl,--wrap=ggml_backend_buffer_free
// void rkllmd_free_buffer(void *buffer) __asm__("__wrap_ggml_backend_buffer_free");
import "C"

import "unsafe"

// FreeBuffer frees a ggml_backend_buffer; NULL is allowed. Its C function stands in the place of ggml's own, which
// forgets buffers without memory: 10 to 60 kB for each model that was loaded.
//
// **Runs on:** any thread.
func FreeBuffer(buffer unsafe.Pointer) { C.rkllmd_free_buffer(buffer) }
