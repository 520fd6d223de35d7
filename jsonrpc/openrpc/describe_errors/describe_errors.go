// Package describe_errors lists the error codes.
package describe_errors

import (
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/rkllm"
)

// DescribeErrors returns the error codes of JSON-RPC, by their names, each with what it means.
//
// **Runs on:** any thread.
func DescribeErrors() map[string]openrpc.Error {
	described := map[string]openrpc.Error{}
	for _, code := range rkllm.ErrorCodes {
		described[code.Name] = openrpc.Error{Code: code.Code, Message: code.Meaning}
	}
	return described
}
