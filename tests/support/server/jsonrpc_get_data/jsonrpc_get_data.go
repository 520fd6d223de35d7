// Package jsonrpc_get_data is the method "get_data" of the specification's examples.
package jsonrpc_get_data

import "rkllmd/rkllm"

// JsonrpcGetData answers ["hello", 5].
func JsonrpcGetData(_ *rkllm.Runtime, job *rkllm.Job) {
	job.Result = append(job.Result, `["hello",5]`...)
}
