// Package handle_callback handles a callback of the library.
package handle_callback

import (
	"runtime"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/check_results"
	"rkllmd/rkllm"
	"rkllmd/rkllm/rkllm_callback"
	"rkllmd/utils/get_timestamp"
)

// HandleCallback has what a process says of a run written to its client, as if the library had called from this
// process, and returns what the callback returns. A callback that is not of the run that is on is of no interest any
// more.
//
// **Runs on:** the runtime's callback thread. Errors: what in the message cannot be: the process is not to be trusted
// any more.
func HandleCallback(p *isolation.Process, m *isolation.Message) (answer int32, err error) {
	userdata, state := m[2], int32(m[1])
	if userdata == 0 || userdata != p.Userdata.Load() {
		return 0, nil
	}
	p.Heard.Store(get_timestamp.GetTimestamp())
	var results unsafe.Pointer
	if m[3] != 0 {
		p.Scratch, err = check_results.CheckResults(p.Scratch, p.Isolation.Results, p.Isolation.Layout.Result.Size,
			p.NBatch, p.Region, uintptr(min(m[4], isolation.ResultsSize)))
		if err != nil {
			return 0, err
		}
		results = unsafe.Pointer(unsafe.SliceData(p.Scratch))
	}
	if state == rkllm.RunFinish || state == rkllm.RunError {
		p.Running.Store(0)
		p.Userdata.Store(0)
	}
	answer = rkllm_callback.RkllmCallback(results, uintptr(userdata), state)
	runtime.KeepAlive(p.Scratch)
	return answer, nil
}
