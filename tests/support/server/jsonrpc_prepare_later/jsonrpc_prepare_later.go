// Package jsonrpc_prepare_later prepares the test method "later".
package jsonrpc_prepare_later

import (
	"bytes"
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// JsonrpcPrepareLater keeps its first argument as the result of the call, and refuses the argument "refuse".
func JsonrpcPrepareLater(_ *rkllm.Library, job *rkllm.Job) *jsonrpc2.Error {
	if string(job.Args[0]) == `"refuse"` {
		return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: "Invalid params: refused"}
	}
	if job.Args[0] != nil {
		var result bytes.Buffer // compact, so that an answer is one line
		_ = json.Compact(&result, job.Args[0])
		job.Result = result.Bytes()
	}
	return nil
}
