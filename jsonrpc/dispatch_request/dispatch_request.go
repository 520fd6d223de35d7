// Package dispatch_request brings a request to its method.
package dispatch_request

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/extract_params"
	"rkllmd/jsonrpc/format_response"
	"rkllmd/jsonrpc/queue_request"
	"rkllmd/rkllm"
)

// DispatchRequest has a valid request served by m. A quick method is called at once and its response appended to out as
// JSON without a frame, nothing for a notification. Every other one is queued, and later is true: its answer comes
// through finish_job. The quick way allocates nothing of its own.
//
// **Runs on:** the loop. A large message is handled on a goroutine of its own. Errors: "Invalid params", those of the
// method, those of queue_job; the caller answers.
func DispatchRequest(s *jsonrpc.Server, c *connection.Connection, batch *jsonrpc.Batch, m *jsonrpc.Method,
	req *jsonrpc.Request, out []byte) (answer []byte, later bool, err *jsonrpc2.Error) {
	if m.OnLoop == nil {
		err = queue_request.QueueRequest(s, c, batch, m, req)
		return out, err == nil, err
	}
	job, _ := s.Jobs.Get().(*rkllm.Job)
	if job == nil {
		job = new(rkllm.Job)
	}
	defer s.Jobs.Put(job)
	*job = rkllm.Job{Conn: c, ID: req.ID, Function: m.Function, Kind: m.Kind, Args: job.Args, Result: job.Result[:0]}
	if err = extract_params.ExtractParams(m, req.Params, job); err != nil {
		return out, false, err
	}
	m.OnLoop(s.Runtime, job)
	if job.Err != nil || req.ID == nil {
		return out, false, job.Err
	}
	return format_response.FormatResponse(out, req.ID, job.Result), false, nil
}
