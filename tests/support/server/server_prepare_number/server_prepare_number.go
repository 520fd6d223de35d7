// Package server_prepare_number prepares the test methods that take a number.
package server_prepare_number

import (
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// ServerPrepareNumber keeps the argument, a JSON number, as the result of the call.
func ServerPrepareNumber(_ *rkllm.Library, job *rkllm.Job) *jsonrpc2.Error {
	job.Result = append(json.RawMessage{}, job.Args[0]...)
	return nil
}
