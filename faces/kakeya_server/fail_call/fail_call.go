// Package fail_call keeps a fault of this program within the call that met it.
package fail_call

import (
	"fmt"
	"runtime/debug"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FailCall makes a panic of whoever has deferred it the status err of the call of method: gRPC would end the daemon.
// The log has its place, without what the request says.
//
// **Runs on:** the request's goroutine.
func FailCall(method string, err *error) {
	fault := recover()
	if fault == nil {
		return
	}
	log_message.LogMessage(utils.LevelError, "a fault in this program has ended a call; please report it", "method",
		method, "fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
	*err = status.Error(codes.Internal, "a fault in this program has ended the call; its log says more")
}
