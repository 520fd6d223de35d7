// Package queue_choice queues a chunk for a client.
package queue_choice

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/queue_data"
	"rkllmd/faces/openai_answers/build_document"
	"rkllmd/faces/stream/format_message"
)

// QueueChoice queues a chunk of answer, a stream, with choice.
//
// **Runs on:** any thread.
func QueueChoice(answer *openai.Answer, choice *openai.Choice) {
	document := build_document.BuildDocument(answer, []openai.Choice{*choice}, false)
	queue_data.QueueData(answer, format_message.FormatMessage(document))
}
