// Package describe_loss tells why a call has not been answered.
package describe_loss

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/find_loss"
)

// DescribeLoss returns Isolated.Lost over i.
//
// **Runs on:** any thread. What it returns too.
func DescribeLoss(i *isolation.Isolation) func(code int32) *jsonrpc2.Error {
	return func(code int32) *jsonrpc2.Error { return find_loss.FindLoss(i, code) }
}
