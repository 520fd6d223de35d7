// Package render_by_fleet has a member write a prompt.
package render_by_fleet

import (
	"rkllmd/fleet"
	"rkllmd/fleet/question/ask_fleet"
	"rkllmd/generation"
)

// RenderByFleet returns Backend.Render of the class.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. Errors: ask_fleet's.
func RenderByFleet(b *fleet.Bus, class string) func(*generation.Request) ([]int32, string, error) {
	return func(request *generation.Request) ([]int32, string, error) {
		question := fleet.Question{Verb: fleet.VerbRender}
		plain := *request
		if s := request.Session; s != nil {
			s.Mu.Lock()
			question.Behind = len(s.Tokens) > 0
			s.Mu.Unlock()
		}
		plain.Session, question.Request = nil, &plain
		answer, err := ask_fleet.AskFleet(b, class, question)
		return answer.Tokens, answer.Mark, err
	}
}
