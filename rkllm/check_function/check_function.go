// Package check_function checks whether a call can be made at all.
package check_function

import (
	"fmt"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// CheckFunction refuses a call of the C function with that name whose address is nil: the library does not have it.
//
// **Runs on:** any. Errors: rkllm.CodeNotSupported with the library and its version.
func CheckFunction(library *rkllm.Library, function string, address unsafe.Pointer) *jsonrpc2.Error {
	if address != nil {
		return nil
	}
	return &jsonrpc2.Error{
		Code:    rkllm.CodeNotSupported,
		Message: fmt.Sprintf("%s is not supported by the loaded library: %s, version %s", function, library.Name, library.Version),
	}
}
