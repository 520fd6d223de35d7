// Package open_object opens a library of a foreign llama.cpp.
package open_object

// #cgo LDFLAGS: -ldl
// #include <stdlib.h>
// void *rkllmd_open_object(const char *path, const char **reason);
import "C"

import (
	"errors"
	"unsafe"
)

// OpenObject opens the library at path, for good, and bound to itself and what it needs before this program
// (RTLD_DEEPBIND): a release of rkllmd shows its own ggml to the variants of its CPU code, and a foreign library would
// call that. What the library needs should be open already, in the same way.
//
// **Runs on:** any thread. The library's constructors run. Errors: the dynamic linker's.
func OpenObject(path string) (unsafe.Pointer, error) {
	cPath := C.CString(path)
	defer C.free(unsafe.Pointer(cPath))
	var reason *C.char
	if object := C.rkllmd_open_object(cPath, &reason); object != nil {
		return object, nil
	}
	return nil, errors.New(C.GoString(reason))
}
