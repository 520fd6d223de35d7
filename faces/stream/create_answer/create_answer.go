// Package create_answer begins the answer of a generation.
package create_answer

import (
	"time"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/create_id"
)

// CreateAnswer returns the answer of a generation that begins now, with an ID of its own. With echo_prompt its text
// begins with the prompt; of a conversation there is nothing to echo.
//
// **Runs on:** any thread.
func CreateAnswer(in stream.Input, o stream.Options) *stream.Answer {
	now := time.Now()
	answer := &stream.Answer{ID: create_id.CreateID(), Options: o, Started: now, Last: now}
	if o.EchoPrompt && in.Prompt != nil {
		answer.Text = []byte(*in.Prompt)
	}
	return answer
}
