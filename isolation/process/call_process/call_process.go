// Package call_process has the library's process make a call of the worker.
package call_process

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/isolation/process/find_process"
	"rkllmd/isolation/process/keep_reason"
	"rkllmd/rkllm"
)

// CallProcess makes a call for the model whose handle the daemon knows, and returns what the function returns;
// rkllm.LostCode where the process has ended. lost, unless "", is what the call leaves in the process.
//
// **Runs on:** the worker. It takes as long as the call does.
func CallProcess(handle uintptr, function uint64, words [4]uint64, lost string) int32 {
	p := find_process.FindProcess(handle)
	if p == nil {
		return rkllm.LostCode
	}
	p.Function.Store(function + 1)
	answer, answered := ask_process.AskProcess(p, isolation.Calls, function, words, 0)
	p.Function.Store(0)
	if !answered {
		return rkllm.LostCode
	}
	keep_reason.KeepReason(p, int32(answer[1]))
	if code := int32(answer[1]); code != 0 || lost == "" {
		return code
	}
	p.LinesMu.Lock()
	defer p.LinesMu.Unlock()
	p.Lost = append(p.Lost, lost)
	return 0
}
