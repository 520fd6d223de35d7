// Package rkllm_callback is what the library calls for each token.
package rkllm_callback

/*
#include <stddef.h>
int RkllmCallback(void *results, size_t userdata, int state);
*/
import "C"

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/add_results"
	"rkllmd/rkllm/convert_rkllm_result_to_json"
	"rkllmd/rkllm/layout/append_gathered"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/run/find_callback_context"
	"rkllmd/rkllm/run/read_embedding_size"
	"rkllmd/rkllm/send_result"
)

// Pointer is RkllmCallback's address, an LLMResultCallback for rkllm_init.
var Pointer = unsafe.Pointer(C.RkllmCallback)

// RkllmCallback is the result callback of every run: it writes what the library gives, as JSON, straight into the
// client's connection, hands it to c.Sink, or gathers it for the one answer at the end. userdata is the handle of the
// run's context. The last state, FINISH or ERROR, ends the run; what comes after it, or for a run that is no more, is
// ignored. When a send fails nothing more is sent: the loop sees the connection hang up and asks for the abort.
//
// It returns 0, "go on", always: the other values of generations C and D (pause; free the buffer) are not for us. It
// never blocks or logs, and in the steady state of a stream it allocates nothing.
//
// **Runs on:** the runtime's callback thread. **Holds:** nothing; send_to_connection takes Connection.Mu. Follows
// docs/protocols/jsonrpc-socket.md, "Functions of the server" and "Principles" and the header's LLMResultCallback.
//
//export RkllmCallback
func RkllmCallback(results unsafe.Pointer, userdata uintptr, state int32) int32 {
	c := find_callback_context.FindCallbackContext(userdata)
	if c == nil || c.Ended.Load() {
		return 0
	}
	last := state == rkllm.RunFinish || state == rkllm.RunError
	if last && !c.Ended.CompareAndSwap(false, true) {
		return 0 // wait_for_end has given the run up
	}
	if c.State = state; last {
		defer close(c.Done)
	}
	if results == nil { // nothing is nothing in every member
		results = unsafe.Pointer(unsafe.SliceData(make([]byte, c.NBatch*int(c.Layout.Result.Size))))
	}
	if state == rkllm.RunError {
		_, text := find_member.FindMember(c.Layout.Result, results, "text")
		c.Reason = string(read_string.ReadString(*(*unsafe.Pointer)(text)))
	}
	read_embedding_size.ReadEmbeddingSize(c, results)
	if c.Sink != nil {
		c.Sink(c, results, state)
	}
	if c.Gather && (state == rkllm.RunNormal || state == rkllm.RunFinish || state == rkllm.RunGetLastHiddenLayer) {
		add_results.AddResults(c.Gathered, c.Layout, results, state)
	}
	if canceled := last && c.Canceled.Load(); c.Stream && !canceled {
		send_result.SendResult(c, results, state)
		c.Sent = last && c.StreamIsAnswer
	}
	switch {
	case last && c.Gather:
		c.Last = append_gathered.AppendGathered(nil, c.Layout, results, c.Gathered, state)
	case last && !c.StreamIsAnswer:
		c.Last = convert_rkllm_result_to_json.ConvertRkllmResultToJSON(nil, c.Layout, results, c.NBatch, state)
	}
	return 0
}
