// Package fail_call ends a C call that failed.
package fail_call

import (
	"rkllmd/librkllmrt/abi/get_reason_buffer"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
	"rkllmd/utils/split_utf8"
)

// FailCall keeps why a C function failed for BuiltinRkllmLastError, and returns the -1 that the function returns. A
// reason that is too long for that memory is cut there after a whole character. The daemon tells it to the client that
// has called, so its log has it at debug level only; the log of the drop-in, which is all that its callers have, takes
// every record that has a reason for an error.
//
// **Runs on:** a locked goroutine.
func FailCall(function string, err error) int32 {
	log_message.LogMessage(utils.LevelDebug, "rkllm: "+function+" failed", "reason", err.Error())
	buffer := get_reason_buffer.GetReasonBuffer()
	n := copy(buffer[:len(buffer)-1], err.Error())
	n = split_utf8.SplitUTF8(buffer[:n])
	buffer[n] = 0
	return -1
}
