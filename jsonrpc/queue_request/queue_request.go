// Package queue_request puts a request into the line in front of the model.
package queue_request

import (
	"bytes"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/connection/release_answer"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/extract_params"
	"rkllmd/jsonrpc/finish_job"
	"rkllmd/jsonrpc/format_envelope"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/call/keep_arguments"
	"rkllmd/rkllm/call/prepare_job"
	"rkllmd/rkllm/create_callback_context"
	"rkllmd/rkllm/queue/queue_job"
)

// QueueRequest makes a job of a valid request, prepares its arguments and queues it. From then on the request is owed
// an answer (Connection.Owed), which finish_job gives. On an error nothing has been queued and nothing is held: the
// caller answers. Nothing of the message is referred to after return.
//
// **Runs on:** the loop. A large message is handled on a goroutine of its own. Errors: "Invalid params", and those of
// queue_job.
func QueueRequest(
	s *jsonrpc.Server, c *connection.Connection, batch *jsonrpc.Batch, m *jsonrpc.Method, req *jsonrpc.Request,
) (err *jsonrpc2.Error) {
	job := &rkllm.Job{
		Conn: c, ID: bytes.Clone(req.ID), Framing: c.Frames.Framing, Function: m.Function, Kind: m.Kind,
		Single: batch != nil || req.ID == nil, Prepare: m.Prepare, Call: m.Call, Finish: finish_job.FinishJob(batch),
	}
	defer func() {
		if err != nil {
			free_job.FreeJob(job)
		}
	}()
	if err = extract_params.ExtractParams(m, req.Params, job); err != nil {
		return err
	}
	if err = prepare_job.PrepareJob(s.Runtime, job); err != nil {
		return err
	}
	job.Args, job.ProgressToken = keep_arguments.KeepArguments(s.Runtime, job), bytes.Clone(job.ProgressToken)
	if m.Kind == rkllm.KindRun || job.ProgressToken != nil {
		prefix, suffix := format_envelope.FormatEnvelope(job)
		create_callback_context.CreateCallbackContext(s.Runtime, job, prefix, suffix)
	}
	c.Owed.Add(1) // before the job can be finished
	if err = queue_job.QueueJob(s.Runtime, job); err != nil {
		release_answer.ReleaseAnswer(c)
	}
	return err
}
