// Package on_rkllm_result is told what a vendor's library says of a run.
package on_rkllm_result

import (
	"math"
	"time"
	"unsafe"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/read_rkllm_perf"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/queue/stop_run"
)

// OnRkllmResult returns the CallbackContext.Sink of run: each token is delivered, and a run that has met a stop text or
// its limit is aborted. Tokens that come after that are left out. Text that
// comes with FINISH is a token too. The end is finish_rkllm_run's.
//
// **Runs on:** any thread. What it returns runs on the library's callback thread.
func OnRkllmResult(rt *rkllm.Runtime, run *generation.Run) func(*rkllm.CallbackContext, unsafe.Pointer, int32) {
	return func(c *rkllm.CallbackContext, results unsafe.Pointer, state int32) {
		call := run.Call.(*library.RkllmCall)
		if state == rkllm.RunFinish {
			call.Perf = read_rkllm_perf.ReadRkllmPerf(c.Layout, results)
		}
		if state != rkllm.RunNormal && state != rkllm.RunWaiting && state != rkllm.RunFinish || call.Reason != "" {
			return
		}
		_, text := find_member.FindMember(c.Layout.Result, results, "text")
		_, token := find_member.FindMember(c.Layout.Result, results, "token_id")
		piece := read_string.ReadString(*(*unsafe.Pointer)(text))
		if state != rkllm.RunNormal && len(piece) == 0 { // an incomplete character, for a later token; the end
			return
		}
		if call.First.IsZero() {
			call.First = time.Now()
		}
		if deliver_token.DeliverToken(run, generation.Token{ID: *(*int32)(token), Logprob: math.NaN()}, piece) {
			call.Reason = generation.ReasonText
		} else if len(run.Answer) == call.Limit {
			call.Reason = generation.ReasonLength
		}
		if call.Reason != "" && state != rkllm.RunFinish {
			stop_run.StopRun(rt, call.Job, nil)
		}
	}
}
