// Package refuse_template keeps clients from changing the form of prompts.
package refuse_template

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// RefuseTemplate tells whether job, a client's that changes how the library writes prompts, is refused, because they
// are written elsewhere (Runtime.PlainPrompts); job.Err then says so.
//
// **Runs on:** the worker.
func RefuseTemplate(rt *rkllm.Runtime, job *rkllm.Job) bool {
	if !rt.PlainPrompts || job.Conn == nil {
		return false
	}
	job.Err = &jsonrpc2.Error{Code: rkllm.CodeNotSupported, Message: job.Function + " is not supported by this " +
		"daemon: its operator has named the chat template (--chat-template), so the library leaves prompts as " +
		"they are; write them in the model's own form, or ask over HTTP or WebSocket, where that " +
		"template writes conversations"}
	return true
}
