// Package handle_rounds has a handle lead many short lives.
package handle_rounds

import (
	"sync/atomic"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/update_handle"
)

// HandleRounds tells update_handle of runs on handle, whose flag that is, each of which is aborted, and in between of
// the end of one on a handle that is not known. It returns how many of the runs had a wrong answer.
func HandleRounds(handle uintptr, flag *int32, rounds int) (wrong int64) {
	const asked = 3
	for range rounds {
		answers := [...]int32{
			update_handle.UpdateHandle(asked, handle, nil),
			update_handle.UpdateHandle(call.HandleStarted, handle, nil),
			update_handle.UpdateHandle(call.HandleRunning, handle, nil) - 1,
			atomic.LoadInt32(flag),
			update_handle.UpdateHandle(call.HandleAbort, handle, nil),
			atomic.LoadInt32(flag) - 1,
			update_handle.UpdateHandle(call.HandleIdle, handle, nil),
			update_handle.UpdateHandle(call.HandleRunning, handle, nil),
			update_handle.UpdateHandle(call.HandleIdle, 0x999, nil) + 1,
		}
		if atomic.StoreInt32(flag, 0); answers != [len(answers)]int32{} {
			wrong++
		}
	}
	return wrong
}
