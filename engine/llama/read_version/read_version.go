// Package read_version asks a library for its version.
package read_version

// #cgo LDFLAGS: -ldl
// #include <stdlib.h>
// const char *rkllmd_read_version(void *object, const char *name);
import "C"

import "unsafe"

// ReadVersion calls the function of that name in object, an open library: llama_version, ggml_version, ggml_commit. "":
// there is none.
//
// **Runs on:** any thread.
func ReadVersion(object unsafe.Pointer, name string) string {
	cName := C.CString(name)
	defer C.free(unsafe.Pointer(cName))
	text := C.rkllmd_read_version(object, cName)
	if text == nil {
		return ""
	}
	return C.GoString(text)
}
