// Package queue holds the types and constants of its room: the calls that wait for the worker.
package queue

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

var ErrRunsInProgress = &jsonrpc2.Error{Code: rkllm.CodeRunsInProgress,
	Message: "runs are in progress or queued: wait for them, or call rkllm.abort first"}

var ErrShuttingDown = &jsonrpc2.Error{Code: rkllm.CodeShuttingDown, Message: "the daemon is shutting down"}
