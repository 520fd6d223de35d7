// Package refuse_waiting answers who waits for a model that is to be loaded again.
package refuse_waiting

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// RefuseWaiting returns what a call hears that has waited for a model while it could not be loaded again, because of
// failure.
//
// **Runs on:** any thread.
func RefuseWaiting(failure *jsonrpc2.Error) *jsonrpc2.Error {
	return &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: fmt.Sprintf("the library's process has ended, and "+
		"the model could not be loaded again: %s; it is tried again, unless rkllm.destroy is called", failure.Message)}
}
