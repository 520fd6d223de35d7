// Package add_token adds a token to an answer.
package add_token

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/add_logprob"
	"rkllmd/faces/openai/build_logprobs"
	"rkllmd/faces/openai/queue_choice"
	"rkllmd/generation"
)

// AddToken adds token to answer, and queues a chunk where it tells some text.
//
// **Runs on:** the backend's thread.
func AddToken(answer *openai.Answer, run *generation.Run, token generation.Token) {
	told := add_logprob.AddLogprob(answer, run, token)
	answer.Text = append(answer.Text, token.Text...)
	answer.Thinking = append(answer.Thinking, token.Thinking...)
	if !answer.Events || token.Text == "" && token.Thinking == "" {
		return
	}
	choice := &openai.Choice{}
	if answer.Chat {
		choice.Delta = &openai.Delta{ReasoningContent: token.Thinking, Reasoning: token.Thinking}
		if token.Text != "" {
			choice.Delta.Content = &token.Text
		}
	} else {
		text := token.Thinking + token.Text
		choice.Text = &text
	}
	if answer.Wanted && token.Text != "" {
		choice.Logprobs = build_logprobs.BuildLogprobs(answer, told)
	}
	queue_choice.QueueChoice(answer, choice, false)
}
