// Package add_logprob adds a token to an answer's logprobs.
package add_logprob

import (
	"math"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_logprob"
	"rkllmd/generation"
)

// AddLogprob adds token, the next one of run, to its logprobs, and returns those of the text that token tells: a token
// whose text is held back waits for it. Thoughts and calls have none, nor has a stop text.
//
// **Runs on:** the backend's thread.
func AddLogprob(l *openai.LogprobState, run *generation.Run, token generation.Token) []openai.Logprob {
	if token.Index == 0 {
		l.Thought = run.Mark != ""
	}
	thinks := run.Text.Mark != "" || run.Text.Channel == generation.ChannelThoughts
	thought := l.Thought || token.Thinking != "" || thinks
	l.Thought = thinks
	if !l.Wanted {
		return nil
	}
	if thought && token.Text == "" {
		l.Pending = nil
		return nil
	}
	if token.ID >= 0 && !math.IsNaN(token.Logprob) {
		one := convert_logprob.ConvertLogprob(run.Backend, token.ID, token.Logprob)
		one.TopLogprobs = []openai.Logprob{}
		for _, other := range token.Top[:min(len(token.Top), run.Request.Logprobs)] {
			one.TopLogprobs = append(one.TopLogprobs,
				convert_logprob.ConvertLogprob(run.Backend, other.ID, other.Logprob))
		}
		l.Pending = append(l.Pending, one)
	}
	if token.Text == "" {
		if !token.Held { // such as blanks behind thoughts: it is no part of the answer
			l.Pending = nil
		}
		return nil
	}
	told := l.Pending
	if run.Text.StopText != "" { // tokens behind the text are the stop text's
		count, bytes := 0, 0
		for count < len(told) && bytes < len(token.Text) {
			bytes += len(told[count].Bytes)
			count++
		}
		told = told[:count]
	}
	l.Pending = nil
	l.Told = append(l.Told, told...)
	return told
}
