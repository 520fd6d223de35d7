// Package builtin_rkllm_run is rkllm_run of the embedded runtime.
package builtin_rkllm_run

// #include <stdint.h>
// int BuiltinRkllmRun(uintptr_t handle, void *input, void *params, uintptr_t userdata);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/run/run_turns"
	"rkllmd/librkllmrt/run/start_run"
)

// Pointer is the C address of BuiltinRkllmRun.
var Pointer = unsafe.Pointer(C.BuiltinRkllmRun)

// BuiltinRkllmRun is rkllm_run: one inference of input (RKLLMInput *, n_batch of them) by params (RKLLMInferParam *,
// NULL for a single turn of generation). It returns when the run has ended, 0 unless it failed; all callbacks are made
// on the calling thread.
//
// Callbacks: in GENERATE mode one NORMAL per token with the whole characters that it completes, WAITING (text NULL) for
// a token that completes none; in the other modes one NORMAL with the floats. Then exactly one FINISH (text NULL, perf
// filled), also after an abort, or one ERROR (text: the reason) and -1. FINISH and ERROR carry the last token, -1 for
// none. A run that is refused makes no callback. An answer ends with the model's end token or after max_new_tokens. In
// a full context the older half of what stands behind n_keep tokens is dropped (shift_context); where the model cannot,
// and with max_new_tokens -1, the answer ends there.
//
// A callback that returns 1 ends the run with FINISH as well; the cache stays as it is. After a single turn, a further
// run of tokens or embeddings goes on behind it (resume_turn), unless it begins in the same way: then it is a whole
// prompt, and goes on from what it has in common with the cache. Every other value goes on. In a callback only
// rkllm_abort and rkllm_is_running may be called.
//
// With n_batch above 1 each callback brings as many results, and each input has an answer, a conversation and a cache
// of its own, as if it were alone. All go on token by token together; of one that has ended the token id is -1 and the
// text NULL, and FINISH comes when all have. A text is also NULL while its characters are not whole. The figures are
// those of all together, in each result.
//
// Single turns (keep_history 0) reuse what the cache and the prompt have in common at their start. With keep_history 1
// only the new turn is given, and goes behind the conversation so far.
//
// lora_params names an adapter of rkllm_load_lora; NULL is the model alone. With save_prompt_cache the cache, prompt
// and answer, is saved to prompt_cache_path before the last callback, unless the run was aborted; when that fails, the
// run ends with ERROR.
//
// **Runs on:** any thread. **Holds:** the handle's Busy until the last callback has returned. Follows the header of
// RKLLM 1.3.0.
//
//export BuiltinRkllmRun
func BuiltinRkllmRun(handle uintptr, input, params unsafe.Pointer, userdata uintptr) int32 {
	h, run, err := start_run.StartRun(handle, input, params, userdata)
	if err != nil {
		return fail_call.FailCall("rkllm_run", err)
	}
	if err = run_turns.RunTurns(h, run); err != nil {
		return fail_call.FailCall("rkllm_run", err)
	}
	return 0
}
