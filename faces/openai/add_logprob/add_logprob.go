// Package add_logprob adds a token to an answer's logprobs.
package add_logprob

import (
	"math"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_logprob"
	"rkllmd/generation"
)

// AddLogprob adds token to the logprobs of answer, and returns those of the text that token tells: a token whose text
// is held back waits for it. Thoughts have none, nor has a stop text.
//
// **Runs on:** the backend's thread.
func AddLogprob(answer *openai.Answer, run *generation.Run, token generation.Token) []openai.Logprob {
	if token.Index == 0 {
		answer.Thought = run.Mark != ""
	}
	thought := answer.Thought || token.Thinking != "" || run.Text.Mark != ""
	answer.Thought = run.Text.Mark != ""
	if !answer.Wanted {
		return nil
	}
	if thought && token.Text == "" {
		answer.Pending = nil
		return nil
	}
	if token.ID >= 0 && !math.IsNaN(token.Logprob) {
		one := convert_logprob.ConvertLogprob(run.Backend, token.ID, token.Logprob)
		one.TopLogprobs = []openai.Logprob{}
		for _, other := range token.Top[:min(len(token.Top), run.Request.Logprobs)] {
			one.TopLogprobs = append(one.TopLogprobs,
				convert_logprob.ConvertLogprob(run.Backend, other.ID, other.Logprob))
		}
		answer.Pending = append(answer.Pending, one)
	}
	if token.Text == "" {
		if !token.Held { // such as blanks behind thoughts: it is no part of the answer
			answer.Pending = nil
		}
		return nil
	}
	told := answer.Pending
	if run.Text.StopText != "" { // tokens behind the text are the stop text's
		count, bytes := 0, 0
		for count < len(told) && bytes < len(token.Text) {
			bytes += len(told[count].Bytes)
			count++
		}
		told = told[:count]
	}
	answer.Pending = nil
	answer.Logprobs = append(answer.Logprobs, told...)
	return told
}
