// Package add_token adds a token to an answer.
package add_token

import (
	"encoding/json"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_line"
	"rkllmd/faces/ollama/queue_line"
	"rkllmd/faces/openai/add_logprob"
	"rkllmd/faces/stream/list_parts"
	"rkllmd/generation"
)

// AddToken adds token to answer, and queues a line where it tells some text, or a call that is complete.
//
// **Runs on:** the backend's thread.
func AddToken(answer *ollama.Answer, run *generation.Run, token generation.Token) {
	told := add_logprob.AddLogprob(&answer.Log, run, token)
	message := ollama.Message{Role: "assistant"}
	for _, part := range list_parts.ListParts(token) {
		switch part.Kind {
		case generation.PartThought:
			message.Thinking += part.Text
		case generation.PartText:
			message.Content += part.Text
		case generation.PartCallEnd:
			message.ToolCalls = append(message.ToolCalls, ollama.Call{ID: part.Call.ID, Function: ollama.Function{
				Index: part.Call.Index, Name: part.Call.Name, Arguments: json.RawMessage(part.Call.Arguments)}})
		}
	}
	answer.Text = append(answer.Text, message.Content...)
	answer.Thinking = append(answer.Thinking, message.Thinking...)
	answer.Calls = append(answer.Calls, message.ToolCalls...)
	answer.Logprobs = append(answer.Logprobs, told...)
	if answer.Events && (message.Content != "" || message.Thinking != "" || message.ToolCalls != nil) {
		line := build_line.BuildLine(answer, message)
		line.Logprobs = told
		queue_line.QueueLine(answer, line)
	}
}
