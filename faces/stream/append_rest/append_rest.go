// Package append_rest adds what was held back to the last token.
package append_rest

import (
	"rkllmd/faces/stream"
	"rkllmd/generation"
)

// AppendRest adds rest, the text that was held back until the end, to answer and to the message of its last token,
// which waits for that. There is no token of its own for it, and so no message: these are as many as
// Usage.CompletionTokens.
//
// **Runs on:** the backend's thread.
func AppendRest(answer *stream.Answer, rest generation.Token) {
	answer.Text = append(answer.Text, rest.Text...)
	answer.Thinking = append(answer.Thinking, rest.Thinking...)
	message := answer.Waiting
	message.Token += rest.Text
	message.Thinking += rest.Thinking
	if message.GeneratedText != nil {
		text := string(answer.Text)
		message.GeneratedText = &text
	}
}
