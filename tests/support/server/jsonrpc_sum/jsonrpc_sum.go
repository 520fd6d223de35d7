// Package jsonrpc_sum is the method "sum" of the specification's examples.
package jsonrpc_sum

import (
	"encoding/json"
	"strconv"

	"rkllmd/rkllm"
)

// JsonrpcSum answers with the sum of its arguments.
func JsonrpcSum(_ *rkllm.Runtime, job *rkllm.Job) {
	var sum int64
	for _, arg := range job.Args {
		var value int64
		_ = json.Unmarshal(arg, &value)
		sum += value
	}
	job.Result = strconv.AppendInt(job.Result, sum, 10)
}
