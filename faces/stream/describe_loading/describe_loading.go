// Package describe_loading tells clients how far the loading of a model is.
package describe_loading

import (
	"fmt"
	"math"
	"path/filepath"

	"rkllmd/faces/stream"
)

// DescribeLoading returns the status message of a loading that is as far as step says.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Status message".
func DescribeLoading(step stream.LoadingStep) stream.Status {
	name := filepath.Base(step.Loading.Path)
	status := stream.Status{Type: stream.TypeStatus, Operation: stream.OperationLoading, Model: name,
		Message: fmt.Sprintf("Loading %s.", name)}
	progress := math.Round(step.Done * 100)
	status.Progress = &progress
	if step.Rest > 0 {
		seconds := math.Round(step.Rest.Seconds()*10) / 10
		status.ETASeconds = &seconds
	}
	return status
}
