// Package jsonrpc_create_runtime makes a runtime whose calls are Go functions of a test.
package jsonrpc_create_runtime

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
)

// JsonrpcCreateRuntime returns a runtime without a C library that takes jobs as if a model were loaded. Its worker has
// not been started: jobs wait until the test does so, with jsonrpc_start_worker.
func JsonrpcCreateRuntime() *rkllm.Runtime {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Name: "none"}, rkllm.Limits{})
	rt.Loaded, rt.Handle = true, 1
	return rt
}
