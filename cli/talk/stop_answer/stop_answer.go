// Package stop_answer stops an answer.
package stop_answer

import (
	"rkllmd/cli"
	"rkllmd/cli/talk/send_message"
	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
)

// StopAnswer asks the daemon to stop answer, whose completion then comes. The second time it does not wait for that:
// the connection is closed.
//
// **Runs on:** the main goroutine. Follows docs/protocols/web-streaming.md, "Control message".
func StopAnswer(chat *cli.Chat, answer *cli.ChatAnswer) {
	if answer.Stopped {
		answer.Ended = true
		return
	}
	answer.Stopped, answer.Steered = true, true
	send_message.SendMessage(chat.Link, stream.Control{Type: stream.TypeControl, Action: websocket.ActionStop})
}
