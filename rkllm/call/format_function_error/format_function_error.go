// Package format_function_error makes the error for a C function that failed.
package format_function_error

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// FormatFunctionError returns the error for a C function that returned code, a failure: "rkllm_init failed with -1:
// reason", with data {"function", "code"}. Without a reason it says where one may be found.
//
// **Runs on:** any thread.
func FormatFunctionError(function string, code int32, reason string) *jsonrpc2.Error {
	if reason == "" {
		reason = "the library gives no reason here; its log on standard error may"
	}
	err := &jsonrpc2.Error{Code: rkllm.CodeFunctionFailed, Message: fmt.Sprintf("%s failed with %d: %s", function, code,
		reason)}
	err.SetError(struct {
		Function string `json:"function"`
		Code     int32  `json:"code"`
	}{function, code})
	return err
}
