// Package load_object loads a shared object into the process.
package load_object

/*
#cgo LDFLAGS: -ldl
#include <stdlib.h>
void *rkllmd_load_object(const char *path, char *reason, size_t size);
*/
import "C"

import (
	"errors"
	"unsafe"
)

// LoadObject loads the shared object at path, which must have a slash, with all that it needs, and returns the dynamic
// linker's handle of it. All its symbols are bound at once, to its own and its libraries' symbols first, and are seen
// by nobody else. It is never unloaded: its threads may live on.
//
// **Runs on:** any thread. The object's constructors run on it. Follows dlopen(3). Errors: the dynamic linker's text.
func LoadObject(path string) (unsafe.Pointer, error) {
	name := C.CString(path)
	defer C.free(unsafe.Pointer(name))
	const size = 1 << 10
	reason := (*C.char)(C.calloc(1, size))
	defer C.free(unsafe.Pointer(reason))
	object := C.rkllmd_load_object(name, reason, size)
	if object == nil {
		return nil, errors.New(C.GoString(reason))
	}
	return object, nil
}
