// Package openai_reply begins an answer with one choice for a test.
package openai_reply

import (
	"rkllmd/faces/openai"
	"rkllmd/tests/faces/openai_answer"
)

// OpenaiReply begins an answer to body and returns its only choice.
func OpenaiReply(body *openai.Body, chat bool) *openai.Reply {
	answer, _ := openai_answer.OpenaiAnswer(body, chat)
	reply := &openai.Reply{Answer: answer, Logprobs: openai.LogprobState{Wanted: body.Alternatives >= 0}}
	answer.Replies = []*openai.Reply{reply}
	return reply
}
