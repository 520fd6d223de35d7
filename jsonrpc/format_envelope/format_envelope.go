// Package format_envelope writes what surrounds each streamed result.
package format_envelope

import "rkllmd/rkllm"

// FormatEnvelope returns what stands before and after each RKLLMResult that is streamed for job, as JSON without a
// frame: the response to its request, as many times as there are results, or, where the client gave a
// partialResultToken, the notification $/progress with that token.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "Streaming response format".
func FormatEnvelope(job *rkllm.Job) (prefix, suffix []byte) {
	if job.ProgressToken == nil {
		return append(append([]byte(`{"jsonrpc":"2.0","id":`), job.ID...), `,"result":`...), []byte("}")
	}
	prefix = append([]byte(`{"jsonrpc":"2.0","method":"$/progress","params":{"token":`), job.ProgressToken...)
	return append(prefix, `,"value":`...), []byte("}}")
}
