// Package jsonrpc_call_later is the worker's side of the test method "later".
package jsonrpc_call_later

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// JsonrpcCallLater leaves the result that jsonrpc_prepare_later has made, and fails where that is "fail".
func JsonrpcCallLater(_ *rkllm.Runtime, job *rkllm.Job) {
	if string(job.Result) == `"fail"` {
		job.Err = &jsonrpc2.Error{Code: rkllm.CodeFunctionFailed, Message: "failed"}
	}
}
