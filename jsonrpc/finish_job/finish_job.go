// Package finish_job answers calls that went through the queue.
package finish_job

import (
	"rkllmd/connection/release_answer"
	"rkllmd/connection/send_to_connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/append_batch_answer"
	"rkllmd/jsonrpc/format_error"
	"rkllmd/jsonrpc/format_response"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

// FinishJob returns the Finish function of a job of batch, or of a single request when batch is nil. It frees what the
// job holds, sends its result or error, or adds it to the batch and sends that when it is complete, and counts the
// request as answered. A notification gets no answer, nor does a run whose last message was the answer. When the client
// is gone, nothing is sent and everything else is done all the same.
//
// **Runs on:** the worker. For jobs that are taken out of the queue it is any thread. Follows JSON-RPC 2.0 sections 5
// and 6.
func FinishJob(batch *jsonrpc.Batch) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		answer := make([]byte, utils.HeadRoom, 512)
		switch {
		case job.ID == nil || job.Answered:
		case job.Err != nil:
			answer = format_error.FormatError(answer, job.ID, job.Err)
		default:
			answer = format_response.FormatResponse(answer, job.ID, job.Result)
		}
		var frame []byte
		if batch != nil {
			frame = append_batch_answer.AppendBatchAnswer(batch, answer[utils.HeadRoom:])
		} else if len(answer) > utils.HeadRoom {
			frame = create_frame.CreateFrame(answer, job.Framing)
		}
		if frame != nil {
			_ = send_to_connection.SendToConnection(job.Conn, frame) // who is gone needs no answer
		}
		release_answer.ReleaseAnswer(job.Conn)
	}
}
