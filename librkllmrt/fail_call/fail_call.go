// Package fail_call ends a C call that failed.
package fail_call

import (
	"rkllmd/librkllmrt/reason_buffer"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
	"rkllmd/utils/split_utf8"
)

// FailCall logs why a C function failed, keeps the reason for BuiltinRkllmLastError, and returns the -1 that the function
// returns. A reason that is too long for that memory is cut there after a whole character.
//
// **Runs on:** a goroutine that cannot change its thread: one called from C, or locked.
func FailCall(function string, err error) int32 {
	log_message.LogMessage(utils.LevelWarn, "rkllm: "+function+" failed", "reason", err.Error())
	buffer := reason_buffer.ReasonBuffer()
	n := copy(buffer[:len(buffer)-1], err.Error())
	n = split_utf8.SplitUTF8(buffer[:n])
	buffer[n] = 0
	return -1
}
