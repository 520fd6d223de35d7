// Package is_telling tells whether a failure says something of a version of the library.
package is_telling

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/read_fault"
)

// IsTelling tells whether err, by which a version has not loaded a model that another one has loaded then, is worth
// remembering: the library has died, hung or refused the model. Whoever has asked may have asked wrongly, the process
// may not have been started, and SIGKILL comes from outside, where the machine runs out of memory for example.
//
// **Runs on:** any thread.
func IsTelling(err *jsonrpc2.Error) bool {
	switch err.Code {
	case rkllm.CodeLibraryEnded:
		return err.Data != nil && read_fault.ReadFault(err) != "SIGKILL"
	case rkllm.CodeNoAnswer, rkllm.CodeFunctionFailed:
		return true
	}
	return false
}
