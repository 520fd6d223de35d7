// Package execute_run carries out a run.
package execute_run

// #include <stdlib.h>
import "C"

import (
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/deliver_hidden_states"
	"rkllmd/librkllmrt/deliver_logits"
	"rkllmd/librkllmrt/finish_run"
	"rkllmd/librkllmrt/generate_answer"
	"rkllmd/rkllm"
)

// ExecuteRun carries out a run that start_run has begun, all callbacks included, and lets go of the handle. It returns what
// went wrong, nil for a run that finished, was aborted or was paused.
//
// **Runs on:** the thread that the callbacks are made on: a goroutine called from C, or locked. **Holds:** Busy, which it
// releases.
func ExecuteRun(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	h.Thread.Store(int32(unix.Gettid()))
	h.System = run.System
	run.Result = (*librkllmrt.CResult)(C.calloc(1, C.size_t(unsafe.Sizeof(librkllmrt.CResult{}))))
	run.Result.TokenID = -1
	var err error
	switch run.Mode {
	case rkllm.InferGetLastHiddenLayer:
		err = deliver_hidden_states.DeliverHiddenStates(h, run)
	case rkllm.InferGetLogits:
		err = deliver_logits.DeliverLogits(h, run)
	default:
		err = generate_answer.GenerateAnswer(h, run)
	}
	return finish_run.FinishRun(h, run, err)
}
