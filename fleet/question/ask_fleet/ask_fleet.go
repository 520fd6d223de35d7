// Package ask_fleet asks any member of a class.
package ask_fleet

import (
	"errors"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/question"
	"rkllmd/fleet/question/ask_once"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// AskFleet has any member of the class answer what is asked. Where nothing has come for fleet.OfferTime, another one is
// asked too, and so on, each time after twice as long, and the first answer counts: nothing changes by such a question.
// A vector is computed, and asked for once. Who says that it unloads the model is no answer.
//
// **Runs on:** any thread that may wait. Errors: the member's; ErrClosed where there is none, or none answers.
func AskFleet(b *fleet.Bus, class string, asked fleet.Question) (fleet.Answer, error) {
	replies := make(chan question.Reply, question.MostAsked)
	next, again, pause := time.NewTimer(0), fleet.OfferTime, question.AgainTime
	defer next.Stop()
	count, open, gone := 0, 0, false
	var last question.Reply
	for count == 0 || open > 0 || errors.Is(last.Err, generation.ErrClosed) && count < question.MostAsked {
		select {
		case <-next.C:
			count, open = count+1, open+1
			go ask_once.AskOnce(b, class, asked, replies)
			if asked.Verb != fleet.VerbEmbed && count < question.MostAsked {
				next.Reset(again)
				again *= 2
			}
		case last = <-replies:
			open--
			switch {
			case errors.Is(last.Err, generation.ErrClosed) && count < question.MostAsked:
				next.Reset(pause)
				pause *= 2
			case errors.Is(last.Err, fleet.ErrNobody) && !gone:
				gone = true // who was asked before may still answer
			case errors.Is(last.Err, fleet.ErrNobody), errors.Is(last.Err, fleet.ErrLate),
				errors.Is(last.Err, fleet.ErrSilent):
				open = 0
			default:
				return last.Answer, last.Err
			}
		}
	}
	switch {
	case errors.Is(last.Err, fleet.ErrNobody):
		last.Err = name_error.NameError(generation.ErrClosed, "no member of the fleet has the model now")
	case !errors.Is(last.Err, generation.ErrClosed):
		last.Err = name_error.NameError(generation.ErrClosed, "no member of the fleet has answered for %v",
			fleet.AskTime)
	}
	return last.Answer, last.Err
}
