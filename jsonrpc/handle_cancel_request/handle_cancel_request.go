// Package handle_cancel_request serves $/cancelRequest.
package handle_cancel_request

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/abort_job"
)

// HandleCancelRequest cancels the call of the same connection whose id is the job's one argument, compared byte for
// byte. The cancelled call is answered with rkllm.CodeRequestCanceled; an id that is not under way (any more) is no
// error, because the answer and the cancellation may cross. The result is null.
//
// **Runs on:** any thread. Follows $/cancelRequest of the Language Server Protocol. Errors: "Invalid params" without an
// id.
func HandleCancelRequest(rt *rkllm.Runtime, job *rkllm.Job) {
	if job.Args[0] == nil {
		job.Err = &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
			Message: `Invalid params: the id to cancel is missing; give {"id": ID}`}
		return
	}
	abort_job.AbortJob(rt, job.Conn, job.Args[0])
}
