// Package describe_loading tells clients how far the loading of a model is.
package describe_loading

import (
	"fmt"
	"math"
	"path/filepath"
	"time"

	"rkllmd/completion"
	"rkllmd/generation"
)

// DescribeLoading returns the status message of a loading of which done, 0 to 1, is over, and rest remains; both come from peek_loading.
//
// **Runs on:** any. Follows docs/protocols/web-streaming.md, "Status message".
func DescribeLoading(loading *generation.Loading, done float64, rest time.Duration) completion.Status {
	status := completion.Status{Type: completion.TypeStatus, Operation: completion.OperationLoading, Message: fmt.Sprintf("Loading %s.", filepath.Base(loading.Path))}
	progress := math.Round(done * 100)
	status.Progress = &progress
	if rest > 0 {
		seconds := math.Round(rest.Seconds()*10) / 10
		status.ETASeconds = &seconds
	}
	return status
}
