// Package queue_line queues a line for the client.
package queue_line

import (
	"rkllmd/faces/ollama"
	"rkllmd/faces/stream/format_message"
	"rkllmd/faces/web/queue_bytes"
)

// QueueLine queues line, an ollama.Line or an ollama.Failure, for the client of answer.
//
// **Runs on:** any thread. **Holds:** stream.Mu.
func QueueLine(answer *ollama.Answer, line any) {
	queue_bytes.QueueBytes(answer.Stream, append(format_message.FormatMessage(line), '\n'))
}
