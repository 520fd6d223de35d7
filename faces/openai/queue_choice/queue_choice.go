// Package queue_choice queues a chunk for a client.
package queue_choice

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/build_document"
	"rkllmd/faces/openai/queue_data"
	"rkllmd/faces/stream/format_message"
)

// QueueChoice queues a chunk of answer, a stream.
//
// **Runs on:** any thread.
func QueueChoice(answer *openai.Answer, choice *openai.Choice, usage bool) {
	document := build_document.BuildDocument(answer, choice, usage)
	queue_data.QueueData(answer, format_message.FormatMessage(document))
}
