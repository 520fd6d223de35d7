// Package create_callback_context makes what a run's callback needs.
package create_callback_context

import (
	"rkllmd/rkllm"
)

// CreateCallbackContext makes job.Context, and returns it. Runs need one, and an init whose client wants to hear of
// its progress. prefix and suffix are what stands around each result that is sent: of a response when the stream is
// the answer (rkllm_run_async), of a $/progress notification when the request has a progress token. They are kept.
//
// Without a progress token, rkllm_run streams nothing, and no job does that wants a single answer; then, and for every
// rkllm_run, the answer is the gathered one.
//
// **Runs on:** any thread. It is called before the job is queued. Follows docs/protocols/jsonrpc-socket.md, "Functions
// of the server".
func CreateCallbackContext(rt *rkllm.Runtime, job *rkllm.Job, prefix, suffix []byte) *rkllm.CallbackContext {
	async := job.Function == "rkllm_run_async"
	job.Context = &rkllm.CallbackContext{
		Conn:           job.Conn,
		Layout:         rt.Serving.Load().Layout,
		Framing:        job.Framing,
		NBatch:         1,
		Canceled:       &job.Canceled,
		Stream:         !job.Single && (async || job.ProgressToken != nil),
		Prefix:         prefix,
		Suffix:         suffix,
		StreamIsAnswer: !job.Single && async && job.ProgressToken == nil,
		Gather:         job.Single || !async,
		Done:           make(chan struct{}),
	}
	return job.Context
}
