// Package end_answer ends the answer of a generation.
package end_answer

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/convert_event"
	"rkllmd/generation"
)

// EndAnswer adds last, the last event of a run, to answer and returns the messages to send, in order. A run that
// was aborted because its time was over ends with the error late; nil: its time was not over. The meter counts an
// error.
//
// **Runs on:** the backend's thread.
func EndAnswer(meter generation.Meter, answer *stream.Answer, last generation.Event, late error) []any {
	if late != nil && last.Reason == generation.ReasonAbort {
		last.Reason, last.Err = generation.ReasonError, late
	}
	messages := convert_event.ConvertEvent(answer, last)
	for _, message := range messages {
		if failure, failed := message.(stream.Error); failed {
			meter.OnError(string(failure.Error))
		}
	}
	return messages
}
