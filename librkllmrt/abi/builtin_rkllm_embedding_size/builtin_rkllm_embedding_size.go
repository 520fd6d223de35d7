// Package builtin_rkllm_embedding_size says how long rows of embeddings are.
package builtin_rkllm_embedding_size

// #include <stdint.h>
// int BuiltinRkllmEmbeddingSize(uintptr_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/find_handle"
)

// Pointer is the C address of BuiltinRkllmEmbeddingSize.
var Pointer = unsafe.Pointer(C.BuiltinRkllmEmbeddingSize)

// BuiltinRkllmEmbeddingSize returns how many floats a row of EMBED and MULTIMODAL input has with the model of handle;
// -1 for a bad handle. It is an extension; the vendor's library has no such function.
//
// **Runs on:** any thread.
//
//export BuiltinRkllmEmbeddingSize
func BuiltinRkllmEmbeddingSize(handle uintptr) int32 {
	h, err := find_handle.FindHandle(handle)
	if err != nil {
		return fail_call.FailCall("rkllm_embedding_size", err)
	}
	return int32(h.Model.EmbeddingSize)
}
