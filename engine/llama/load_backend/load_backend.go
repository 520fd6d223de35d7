// Package load_backend has ggml load one of its backends.
package load_backend

// #cgo LDFLAGS: -ldl
// #include <stdint.h>
// #include <stdlib.h>
// int32_t rkllmd_load_backend(void *llama, void *object, const char *path, int32_t load);
import "C"

import "unsafe"

// LoadBackend has the ggml that object llama, an open libllama, needs load the backend at path, which is open as
// object. Without load it only returns how well the backend suits this machine: 0 it cannot be used here; of variants
// of the CPU's the one with the highest score is the best. With load: -1, ggml refuses it.
//
// **Runs on:** one thread at a time. Code of the library runs.
func LoadBackend(llama, object unsafe.Pointer, path string, load bool) int {
	cPath := C.CString(path)
	defer C.free(unsafe.Pointer(cPath))
	number := C.int32_t(0)
	if load {
		number = 1
	}
	return int(C.rkllmd_load_backend(llama, object, cPath, number))
}
