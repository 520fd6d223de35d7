// Package start_run begins a run.
package start_run

import (
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/lock_handle"
	"rkllmd/librkllmrt/prompt/remove_rows"
	"rkllmd/librkllmrt/read/name_input"
	"rkllmd/librkllmrt/read/read_infer_param"
	"rkllmd/librkllmrt/run/start_turn"
)

// StartRun does what rkllm_run and rkllm_run_async have in common: it takes the handle, copies and checks all input, an
// RKLLMInput for each lane, and makes the tokens. On success the handle is running and its Busy lock is held, both
// until run_turns has ended; on failure neither. userdata 0 means the one that init was given.
//
// **Runs on:** a locked goroutine. It was called from C. **Holds:** Handles and Mu for moments; returns with Busy held.
func StartRun(handle uintptr, input, params unsafe.Pointer, userdata uintptr) (*librkllmrt.Handle, *librkllmrt.Run,
	error) {
	h, err := lock_handle.LockHandle(handle, true)
	if err != nil {
		return nil, nil, err
	}
	run, err := read_infer_param.ReadInferParam(h, params)
	remove_rows.RemoveRows(h)
	for i := 0; err == nil && i < len(h.Lanes); i++ {
		in := unsafe.Add(input, uintptr(i)*unsafe.Sizeof(librkllmrt.CInput{}))
		err = name_input.NameInput(h, i, start_turn.StartTurn(h, run, &h.Lanes[i], in))
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
