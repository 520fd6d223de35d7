// Package begin_answer begins the answer of a generation.
package begin_answer

import (
	"time"

	"rkllmd/completion"
	"rkllmd/completion/create_id"
)

// BeginAnswer returns the answer of a generation that begins now, with an ID of its own. With echo_prompt its text begins with the prompt; of a conversation
// there is nothing to echo.
//
// **Runs on:** any.
func BeginAnswer(in completion.Input, o completion.Options) *completion.Answer {
	now := time.Now()
	answer := &completion.Answer{ID: create_id.CreateID(), Options: o, Started: now, Last: now}
	if o.EchoPrompt && in.Prompt != nil {
		answer.Text = []byte(*in.Prompt)
	}
	return answer
}
