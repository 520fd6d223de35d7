// Package find_symbol finds a function of a loaded shared object.
package find_symbol

/*
#cgo LDFLAGS: -ldl
#include <stdlib.h>
void *rkllmd_find_symbol(void *object, const char *name);
*/
import "C"

import "unsafe"

// FindSymbol returns the address of a symbol of an object that load_object has loaded, nil when it has none of that
// name.
//
// **Runs on:** any thread. Follows dlsym(3).
func FindSymbol(object unsafe.Pointer, name string) unsafe.Pointer {
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	return C.rkllmd_find_symbol(object, text)
}
