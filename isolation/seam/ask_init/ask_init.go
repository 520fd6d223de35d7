// Package ask_init is rkllm_init of an isolated library.
package ask_init

// #include <stddef.h>
// int AskInit(void *slot, void *param, void *callback);
import "C"

import (
	"fmt"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/process/find_isolation"
	"rkllmd/isolation/process/keep_reason"
	"rkllmd/isolation/process/take_process"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_integer"
)

// Pointer is the C address of AskInit.
var Pointer = unsafe.Pointer(C.AskInit)

// AskInit is rkllm_init: a process loads the model, and what it calls back with is its own. At slot stands the
// beginning of the handles of the library that is meant; the handle that is put there tells its process, which ends
// where the model is not loaded. It returns what the function returns there, or
// rkllm.LostCode where the process has ended, or cannot be had.
//
// **Runs on:** the worker. Follows the header's rkllm_init.
//
//export AskInit
func AskInit(slot, param, callback unsafe.Pointer) int32 {
	i := find_isolation.FindIsolation(*(*uintptr)(slot))
	*(*uintptr)(slot) = 0
	if i == nil {
		return rkllm.LostCode
	}
	p, err := take_process.TakeProcess(i)
	if err != nil {
		i.Death.Store(&isolation.Death{Error: &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded,
			Message: fmt.Sprintf("%s cannot be opened: %v", i.Path, err)}})
		return rkllm.LostCode
	}
	given := unsafe.Pointer(unsafe.SliceData(i.Arena.Param)) // param itself may be written to by a wild library
	if f, place := find_member.FindMember(i.Layout.Param, given, "extend_param", "n_batch"); f != nil {
		p.NBatch = int(max(1, read_integer.ReadInteger(f.Kind, place)))
	}
	_, async := find_member.FindMember(i.Layout.Param, given, "is_async")
	p.IsAsync = *(*byte)(async) != 0
	p.Model.Store(i.Arena.Model)
	p.Loaded.Store(true)
	p.Function.Store(isolation.Init + 1)
	answer, answered := ask_process.AskProcess(p, isolation.Calls, isolation.Init,
		[4]uint64{uint64(uintptr(param)), uint64(p.NBatch)}, 0)
	p.Function.Store(0)
	code := int32(answer[1])
	switch {
	case !answered:
		return rkllm.LostCode
	case code != 0 || answer[2] == 0:
		keep_reason.KeepReason(p, code)
		close_process.CloseProcess(p)
		return code
	}
	p.LinesMu.Lock()
	defer p.LinesMu.Unlock()
	p.Lost = append(p.Lost, "model")
	p.Handle.Store(answer[2])
	*(*uintptr)(slot) = p.Serial
	return 0
}
