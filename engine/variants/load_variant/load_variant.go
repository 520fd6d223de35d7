// Package load_variant makes ggml compute with a library in the place of its own CPU code.
package load_variant

// #include <stdlib.h>
// int rkllmd_load_variant(const char *path, char *features, size_t size);
import "C"

import (
	"fmt"
	"unsafe"

	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/engine"
)

// LoadVariant loads the variant at path, which find_variant has accepted, and returns what it was compiled for, as ggml
// calls it: "AVX AVX2 FMA REPACK". From now on all models compute with it; ggml's own code is off the list. It is never
// unloaded.
//
// The program must show ggml's functions to libraries, as build/build_release.sh links it: no other can load a variant.
//
// **Runs on:** any thread. It is called before the first model is loaded. **Holds:** engine.Start, engine.Loading.
func LoadVariant(path string) (features string, err error) {
	cPath := C.CString(path)
	defer C.free(unsafe.Pointer(cPath))
	engine.Loading.Lock()
	defer engine.Loading.Unlock()
	engine.FirstError.Store(nil)
	var words [512]C.char
	switch C.rkllmd_load_variant(cPath, &words[0], C.size_t(len(words))) {
	case 0:
		return C.GoString(&words[0]), nil
	case 1:
		reason := "ggml gave no reason"
		if first := engine.FirstError.Load(); first != nil {
			reason = *first
		}
		return "", fmt.Errorf("%s cannot be loaded: %s", path, reason)
	}
	return "", fmt.Errorf("%s is loaded, but is no CPU to ggml", path)
}
