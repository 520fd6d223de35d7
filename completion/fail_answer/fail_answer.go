// Package fail_answer makes the error message of a generation.
package fail_answer

import (
	"rkllmd/completion"
	"rkllmd/completion/name_failure"
)

// FailAnswer returns the error message of a generation that has ended by err, with the text that it had brought so far.
//
// **Runs on:** the thread that delivers the run's events, or any when it never began.
func FailAnswer(answer *completion.Answer, err error) completion.Error {
	message := name_failure.NameFailure(err)
	text := string(answer.Text)
	message.RequestID, message.GeneratedText = answer.ID, &text
	return message
}
