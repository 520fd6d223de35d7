// Package start_run begins a run.
package start_run

import (
	"errors"
	"fmt"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/build_prompt"
	"rkllmd/librkllmrt/count_kept"
	"rkllmd/librkllmrt/fit_conversation"
	"rkllmd/librkllmrt/lock_handle"
	"rkllmd/librkllmrt/read_infer_param"
	"rkllmd/librkllmrt/read_input"
	"rkllmd/librkllmrt/resume_run"
)

// StartRun does what rkllm_run and rkllm_run_async have in common: it takes the handle, copies and checks all input, and makes
// the tokens. On success the handle is running and its Busy lock is held, both until execute_run has ended; on failure
// neither. userdata 0 means the one that init was given.
//
// **Runs on:** a goroutine called from C. **Holds:** Handles and Mu for moments; returns with Busy held.
func StartRun(handle uintptr, input, params unsafe.Pointer, userdata uintptr) (*librkllmrt.Handle, *librkllmrt.Run, error) {
	h, err := lock_handle.LockHandle(handle, true)
	if err != nil {
		return nil, nil, err
	}
	var in librkllmrt.Input
	run, err := read_infer_param.ReadInferParam(h, params)
	if err == nil {
		in, err = read_input.ReadInput(h, input)
	}
	if err == nil {
		err = build_prompt.BuildPrompt(h, run, in)
	}
	if err == nil {
		resume_run.ResumeRun(h, run, in)
		run.Keep = count_kept.CountKept(h, run)
		err = fit_conversation.FitConversation(h, run)
	}
	switch {
	case err != nil:
	case run.New == 0:
		err = errors.New("the prompt is empty")
	case run.Prompt > h.Param.MaxContextLen && run.New < run.Prompt:
		err = fmt.Errorf("the conversation has %d tokens with the %d of this prompt; max_context_len is %d (rkllm_clear_kv_cache starts a new one)",
			run.Prompt, run.New, h.Param.MaxContextLen)
	case run.Prompt > h.Param.MaxContextLen:
		err = fmt.Errorf("the prompt has %d tokens; max_context_len is %d", run.Prompt, h.Param.MaxContextLen)
	}
	if err != nil {
		h.Mu.Lock()
		h.Running = false
		h.Mu.Unlock()
		h.Busy.Unlock()
		return nil, nil, err
	}
	if run.Userdata = userdata; userdata == 0 {
		run.Userdata = h.Userdata
	}
	return h, run, nil
}
