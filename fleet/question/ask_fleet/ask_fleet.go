// Package ask_fleet asks any member of a class.
package ask_fleet

import (
	"errors"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// AskFleet has any member of the class answer question. Who has not answered for fleet.GoneTime is taken for gone, and
// another one is asked, unless a vector is computed.
//
// **Runs on:** any thread that may wait. Errors: the member's; ErrClosed where there is none, or none answers.
func AskFleet(b *fleet.Bus, class string, question fleet.Question) (fleet.Answer, error) {
	var answer fleet.Answer
	wait, tries := fleet.GoneTime, int(fleet.AskTime/fleet.GoneTime)
	if question.Verb == fleet.VerbEmbed { // it computes
		wait, tries = fleet.AskTime, 1
	}
	var err error
	late := true
	for ; late && tries > 0; tries-- { // who was asked may have died of something else
		err = ask_value.AskValue(b, fleet.PrefixAsk+class, question, &answer, wait)
		late = errors.Is(err, fleet.ErrLate) || errors.Is(err, fleet.ErrSilent)
	}
	switch {
	case errors.Is(err, fleet.ErrNobody):
		err = name_error.NameError(generation.ErrClosed, "no member of the fleet has the model now")
	case late:
		err = name_error.NameError(generation.ErrClosed, "no member of the fleet has answered for %v", fleet.AskTime)
	}
	return answer, err
}
