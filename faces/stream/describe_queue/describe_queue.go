// Package describe_queue tells a client that it has to wait.
package describe_queue

import (
	"fmt"
	"math"
	"time"

	"rkllmd/faces/stream"
)

// DescribeQueue returns the status message of a generation that is now at position in the line; 0: it has its turn. How
// much of the waiting is over, and how long the rest will take, follows from how the line has moved since its first
// position was told.
//
// **Runs on:** the backend's thread. Follows docs/protocols/web-streaming.md, "Status message".
func DescribeQueue(answer *stream.Answer, position int, now time.Time) stream.Status {
	status := stream.Status{Type: stream.TypeStatus, RequestID: answer.ID, Operation: stream.OperationQueued,
		Message: "It is its turn."}
	if answer.Place == 0 {
		answer.Place, answer.Queued = position, now
	}
	if position > 0 {
		status.Place = position
		status.Message = fmt.Sprintf("Number %d in the line.", position)
	}
	moved := max(answer.Place-position, 0) // another one may have gone first
	progress := 100.0
	if answer.Place > 0 {
		progress = math.Round(100 * float64(moved) / float64(answer.Place))
	}
	status.Progress = &progress
	if moved > 0 {
		rest := math.Round(now.Sub(answer.Queued).Seconds()/float64(moved)*float64(position)*10) / 10
		status.ETASeconds = &rest
	}
	return status
}
