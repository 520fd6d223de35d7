// Package write_by_fleet has a member write a prompt as text.
package write_by_fleet

import (
	"rkllmd/fleet"
	"rkllmd/fleet/question/ask_fleet"
	"rkllmd/generation"
)

// WriteByFleet returns Backend.Write of the class.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. Errors: ask_fleet's.
func WriteByFleet(b *fleet.Bus, class string) func(*generation.Request) (string, string, error) {
	return func(request *generation.Request) (string, string, error) {
		answer, err := ask_fleet.AskFleet(b, class, fleet.Question{Verb: fleet.VerbWrite, Request: request})
		return answer.Written, answer.Mark, err
	}
}
