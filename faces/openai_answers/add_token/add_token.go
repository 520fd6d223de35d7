// Package add_token adds a token to an answer.
package add_token

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/add_logprob"
	"rkllmd/faces/openai_answers/add_part"
	"rkllmd/faces/stream/list_parts"
	"rkllmd/generation"
)

// AddToken adds token, the next one of run, to reply, and queues chunks with what it says. Behind the failure of
// another reply nothing is said.
//
// **Runs on:** the backend's thread. **Holds:** Answer.Mu, for a moment.
func AddToken(reply *openai.Reply, run *generation.Run, token generation.Token) {
	told := add_logprob.AddLogprob(&reply.Logprobs, run, token)
	reply.Answer.Mu.Lock()
	failed := reply.Answer.Refusal != nil
	reply.Answer.Mu.Unlock()
	if failed {
		return
	}
	for _, part := range list_parts.ListParts(token) {
		if part.Kind < generation.PartCall && part.Text == "" {
			continue
		}
		add_part.AddPart(reply, part, told)
		if part.Kind == generation.PartText {
			told = nil
		}
	}
}
