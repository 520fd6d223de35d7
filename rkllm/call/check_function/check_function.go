// Package check_function checks whether a call can be made at all.
package check_function

import (
	"fmt"
	"strings"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// CheckFunction refuses a call of the C function with that name when its address is nil: the library does not have it.
// One that the library's generation does not have is refused in any case: its structures are not known.
//
// **Runs on:** any thread. Errors: rkllm.CodeNotSupported with the library, its version, and the version that has the
// function, if its generation is older.
func CheckFunction(library *rkllm.Library, function string, address unsafe.Pointer) *jsonrpc2.Error {
	reason := ""
	for _, known := range rkllm.Functions {
		if known.Name == function && library.Layout != nil && !strings.Contains(known.Generations,
			library.Layout.Generation) {
			reason = "; it needs librkllmrt " + known.Since
		}
	}
	if address != nil && reason == "" {
		return nil
	}
	return &jsonrpc2.Error{
		Code: rkllm.CodeNotSupported,
		Message: fmt.Sprintf("%s is not supported by the loaded library: %s, version %s%s", function, library.Name,
			library.Version, reason),
	}
}
