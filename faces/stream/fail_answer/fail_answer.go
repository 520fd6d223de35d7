// Package fail_answer makes the error message of a generation.
package fail_answer

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_failure"
)

// FailAnswer returns the error message of a generation that has ended by err, with the text that it had brought so far.
//
// **Runs on:** the backend's thread. For a run that never began it is any thread.
func FailAnswer(answer *stream.Answer, err error) stream.Error {
	message := name_failure.NameFailure(err)
	text := string(answer.Text)
	message.RequestID, message.GeneratedText = answer.ID, &text
	return message
}
