// Package ask_value asks a question over a bus.
package ask_value

import (
	"encoding/json"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/restore_failure"
)

// AskValue sends question to subject and reads the answer into answer, which came within wait.
//
// **Runs on:** any thread that may wait. Errors: fleet.ErrNobody, fleet.ErrLate; what the answer says; an answer that
// cannot be read.
func AskValue(b *fleet.Bus, subject string, question, answer any, wait time.Duration) error {
	data, err := json.Marshal(question)
	if err != nil {
		return err
	}
	if data, err = b.Request(subject, data, wait); err != nil {
		return err
	}
	if err = json.Unmarshal(data, answer); err != nil {
		return err
	}
	if said, ok := answer.(*fleet.Answer); ok {
		return restore_failure.RestoreFailure(said.Failure)
	}
	return nil
}
