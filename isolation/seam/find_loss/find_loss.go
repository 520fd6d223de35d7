// Package find_loss finds the reason why a call has not been answered.
package find_loss

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/isolation"
	"rkllmd/rkllm"
)

// FindLoss returns the error for a call that has returned rkllm.LostCode because the library's process has ended; nil
// for any other code, and where no process has.
//
// **Runs on:** any thread.
func FindLoss(i *isolation.Isolation, code int32) *jsonrpc2.Error {
	d := i.Death.Load()
	if code != rkllm.LostCode || d == nil {
		return nil
	}
	return d.Error
}
