// Package name_rkllm_error tells front-ends why a call was not taken.
package name_rkllm_error

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/generation"
	"rkllmd/rkllm"
)

// NameRkllmError returns the error of this area for one of queue_job's or of the conversion of arguments.
//
// **Runs on:** any thread.
func NameRkllmError(failure *jsonrpc2.Error) error {
	kind := generation.ErrFailed
	switch failure.Code {
	case rkllm.CodeQueueFull:
		kind = generation.ErrFull
	case rkllm.CodeShuttingDown, rkllm.CodeNoModel:
		kind = generation.ErrClosed
	case jsonrpc2.CodeInvalidParams:
		kind = generation.ErrInvalid
	case rkllm.CodeNotSupported:
		kind = generation.ErrNotSupported
	}
	return fmt.Errorf("%w: %s", kind, failure.Message)
}
