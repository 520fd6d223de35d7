// Package call_run has the library's process run an inference.
package call_run

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
	"rkllmd/isolation/process/find_process"
	"rkllmd/rkllm"
	"rkllmd/utils/get_timestamp"
)

// CallRun makes a call of rkllm_run or rkllm_run_async, and notes which run the callbacks that follow belong to, until
// the last one. It returns what call_process returns.
//
// **Runs on:** the worker. It takes as long as the call does.
func CallRun(handle uintptr, function uint64, input, param, userdata uintptr) int32 {
	p := find_process.FindProcess(handle)
	if p == nil {
		return rkllm.LostCode
	}
	p.Heard.Store(get_timestamp.GetTimestamp())
	p.Aborted.Store(0)
	p.Running.Store(function + 1)
	p.Userdata.Store(uint64(userdata))
	code := call_process.CallProcess(handle, function, [4]uint64{uint64(input), uint64(param), uint64(userdata)},
		"history")
	if code != 0 || function == isolation.Run && !p.IsAsync { // all callbacks that the run will ever have were handled
		p.Running.Store(0)
	}
	return code
}
