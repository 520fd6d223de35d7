// Package run_turns carries out a run.
package run_turns

// #include <stdlib.h>
import "C"

import (
	"errors"
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/restore_prefix"
	"rkllmd/librkllmrt/cache/save_prompt_cache"
	"rkllmd/librkllmrt/handle/set_adapter"
	"rkllmd/librkllmrt/handle/set_thread_cpus"
	"rkllmd/librkllmrt/run/deliver_hidden_states"
	"rkllmd/librkllmrt/run/deliver_logits"
	"rkllmd/librkllmrt/run/finish_run"
	"rkllmd/librkllmrt/run/generate_answers"
	"rkllmd/rkllm"
)

// RunTurns carries out a run that start_run has begun, all callbacks included, and lets go of the handle. It returns
// what went wrong, nil for a run that finished, was aborted or was paused. Where the run asks for it, the cache is
// saved before the last callback, unless the run was aborted.
//
// Until then the thread is on the CPUs of enabled_cpus_mask, where the machine has them.
//
// **Runs on:** a locked goroutine. The callbacks are made on it. **Holds:** Busy, which it releases.
func RunTurns(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	before, pinned := set_thread_cpus.SetThreadCpus(h)
	h.Thread.Store(int32(unix.Gettid()))
	results := C.calloc(C.size_t(len(run.Turns)), C.size_t(unsafe.Sizeof(librkllmrt.CResult{})))
	run.Results = unsafe.Slice((*librkllmrt.CResult)(results), len(run.Turns))
	err := set_adapter.SetAdapter(h, run.Adapter)
	for i := range run.Turns {
		turn := &run.Turns[i]
		run.Results[i].TokenID, turn.Lane.System = -1, turn.System
		// which has no use for tokens that were decoded before
		if err == nil && run.Mode != rkllm.InferGetLastHiddenLayer {
			err = restore_prefix.RestorePrefix(h, run, turn)
		}
	}
	switch {
	case err != nil:
	case run.Mode == rkllm.InferGetLastHiddenLayer:
		err = deliver_hidden_states.DeliverHiddenStates(h, run)
	case run.Mode == rkllm.InferGetLogits:
		err = deliver_logits.DeliverLogits(h, run)
	default:
		err = generate_answers.GenerateAnswers(h, run)
	}
	if run.SaveCache != "" && (err == nil || errors.Is(err, engine.ErrContextFull)) {
		if failure := save_prompt_cache.SavePromptCache(h, run); failure != nil {
			err = failure
		}
	}
	if pinned {
		_ = unix.SchedSetaffinity(0, &before) // what it was a moment ago
		runtime.UnlockOSThread()
	}
	return finish_run.FinishRun(h, run, err)
}
