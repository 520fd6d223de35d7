// Package name_refusal gives a refused call its kind.
package name_refusal

import (
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/rkllm"
)

// NameRefusal returns why a model is not loaded or unloaded, as web.ErrLoaded or an error of one of generation's kinds;
// nil stays nil.
//
// **Runs on:** any thread.
func NameRefusal(refusal *jsonrpc2.Error) error {
	if refusal == nil {
		return nil
	}
	kind := generation.ErrFailed
	switch refusal.Code {
	case rkllm.CodeModelLoaded:
		return web.ErrLoaded
	case rkllm.CodeNoModel:
		return name_error.NameError(generation.ErrClosed, "no model is loaded")
	case rkllm.CodeRunsInProgress, rkllm.CodeQueueFull:
		kind = generation.ErrBusy
	case rkllm.CodeShuttingDown:
		kind = generation.ErrClosed
	case jsonrpc2.CodeInvalidParams:
		kind = generation.ErrInvalid
	case rkllm.CodeNotSupported:
		kind = generation.ErrNotSupported
	}
	// the rest is a member of HTTP's, too
	return name_error.NameError(kind, "%s", strings.TrimPrefix(refusal.Message, "Invalid params: param."))
}
