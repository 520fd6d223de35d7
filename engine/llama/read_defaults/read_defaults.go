// Package read_defaults reads the default parameters of a llama.cpp as bytes.
package read_defaults

// #cgo LDFLAGS: -ldl
// int rkllmd_read_defaults(void *object, unsigned char *model, unsigned char *context);
import "C"

import (
	"unsafe"

	_ "rkllmd/engine/llama/use_functions" // holds the addresses of the functions
)

// ReadDefaults returns the bytes of what llama_model_default_params and llama_context_default_params of object, an open
// libllama, give; of nil, those of the llama.cpp that the engine calls. What they do not write is 0xEE, so the sizes of
// the structures are seen too. False: it does not have these functions.
//
// **Runs on:** any thread.
func ReadDefaults(object unsafe.Pointer) (model, context [256]byte, there bool) {
	there = C.rkllmd_read_defaults(object, (*C.uchar)(&model[0]), (*C.uchar)(&context[0])) != 0
	return model, context, there
}
