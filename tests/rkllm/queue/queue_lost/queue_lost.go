// Package queue_lost is why a library's process has ended.
package queue_lost

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// QueueLost is an Isolated.Lost.
func QueueLost(code int32) *jsonrpc2.Error {
	return &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: "it has ended"}
}
