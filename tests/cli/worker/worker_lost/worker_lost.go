// Package worker_lost tells why a process that a test plays does not answer.
package worker_lost

import (
	"time"

	"github.com/sourcegraph/jsonrpc2"
)

// WorkerLost returns Isolated.Lost: from then on, it says message.
func WorkerLost(then time.Time, message string) func(code int32) *jsonrpc2.Error {
	return func(int32) *jsonrpc2.Error {
		if time.Now().Before(then) {
			return nil
		}
		return &jsonrpc2.Error{Message: message}
	}
}
