// Package ask_fleet asks any member of a class.
package ask_fleet

import (
	"errors"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// AskFleet has any member of the class answer question.
//
// **Runs on:** any thread that may wait. Errors: the member's; ErrClosed where there is none.
func AskFleet(b *fleet.Bus, class string, question fleet.Question) (fleet.Answer, error) {
	var answer fleet.Answer
	err := ask_value.AskValue(b, fleet.PrefixAsk+class, question, &answer, fleet.AskTime)
	if errors.Is(err, fleet.ErrNobody) {
		err = name_error.NameError(generation.ErrClosed, "no member of the fleet has the model now")
	}
	return answer, err
}
