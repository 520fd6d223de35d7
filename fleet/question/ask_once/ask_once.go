// Package ask_once asks some member of a class.
package ask_once

import (
	"rkllmd/fleet"
	"rkllmd/fleet/question"
	"rkllmd/fleet/wire/ask_value"
)

// AskOnce has some member of the class answer what is asked, and sends what it says to replies, which have room for it.
//
// **Runs on:** a goroutine of its own.
func AskOnce(b *fleet.Bus, class string, asked fleet.Question, replies chan<- question.Reply) {
	var reply question.Reply
	reply.Err = ask_value.AskValue(b, fleet.PrefixAsk+class, asked, &reply.Answer, fleet.AskTime)
	replies <- reply
}
