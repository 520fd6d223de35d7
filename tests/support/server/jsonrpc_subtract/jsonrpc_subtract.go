// Package jsonrpc_subtract is the method "subtract" of the specification's examples.
package jsonrpc_subtract

import (
	"encoding/json"
	"strconv"

	"rkllmd/rkllm"
)

// JsonrpcSubtract answers with its first argument less its second one.
func JsonrpcSubtract(_ *rkllm.Runtime, job *rkllm.Job) {
	var minuend, subtrahend int64
	_ = json.Unmarshal(job.Args[0], &minuend)
	_ = json.Unmarshal(job.Args[1], &subtrahend)
	job.Result = strconv.AppendInt(job.Result, minuend-subtrahend, 10)
}
