// Package cancel_request serves $/cancelRequest.
package cancel_request

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/cancel_job"
)

// CancelRequest cancels the call of the same connection whose id is the job's one argument, compared byte for byte. The
// cancelled call is answered with rkllm.CodeRequestCanceled; an id that is not under way (any more) is no error, because the
// answer and the cancellation may cross. The result is null.
//
// **Runs on:** any. Follows $/cancelRequest of the Language Server Protocol. Errors: "Invalid params" without an id.
func CancelRequest(rt *rkllm.Runtime, job *rkllm.Job) {
	if job.Args[0] == nil {
		job.Err = &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: `Invalid params: the id to cancel is missing; give {"id": ID}`}
		return
	}
	cancel_job.CancelJob(rt, job.Conn, job.Args[0])
}
