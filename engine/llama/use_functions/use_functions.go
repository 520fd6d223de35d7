// Package use_functions has the engine call another llama.cpp.
package use_functions

// #cgo LDFLAGS: -ldl
// #include <stddef.h>
// #include <stdint.h>
// int32_t rkllmd_use_functions(void *object, char *missing, size_t room);
import "C"

import (
	"strings"
	"unsafe"

	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp, whose functions are called until then
)

// UseFunctions has the engine call the functions of object, an open libllama (open_object), from now on, in the place
// of those inside this program. Where it lacks some of them nothing changes, and their names are returned.
//
// **Runs on:** one thread at a time. Nothing of llama.cpp has been called yet.
func UseFunctions(object unsafe.Pointer) (missing []string) {
	var names [8192]C.char
	if C.rkllmd_use_functions(object, &names[0], C.size_t(len(names))) == 0 {
		return nil
	}
	return strings.Fields(C.GoString(&names[0]))
}
