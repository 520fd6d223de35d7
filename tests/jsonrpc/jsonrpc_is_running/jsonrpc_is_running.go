// Package jsonrpc_is_running is a C function for measurements.
package jsonrpc_is_running

/*
int jsonrpc_is_running(void *handle);
*/
import "C"

import "unsafe"

// JsonrpcIsRunning returns the address of a C function like rkllm_is_running that answers 1 for every handle.
func JsonrpcIsRunning() unsafe.Pointer {
	return C.jsonrpc_is_running
}
