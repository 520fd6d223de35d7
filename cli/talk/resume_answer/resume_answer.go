// Package resume_answer goes on with an answer whose connection was lost.
package resume_answer

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/talk/send_message"
	"rkllmd/cli/talk/wait_in_chat"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/faces/stream"
)

// ResumeAnswer connects again and asks for the rest of answer, or once more for all of it if it had not begun. An
// answer that was stopped ends instead, as does one for which no connection can be had.
//
// **Runs on:** the main goroutine. Follows docs/protocols/web-streaming.md, "Courses".
func ResumeAnswer(chat *cli.Chat, answer *cli.ChatAnswer) {
	if answer.Stopped {
		answer.Ended = true
		return
	}
	show_note.ShowNote(chat, "\nThe connection is lost; trying again.")
	var err error
	for try, wait := 0, cli.ChatPause; try < cli.ChatTries; try, wait = try+1, 2*wait {
		if !wait_in_chat.WaitInChat(chat, wait) {
			answer.Ended, answer.Stopped = true, true
			return
		}
		if err = open_link.OpenLink(chat); err != nil && chat.Endpoint.Log != "" { // nobody starts it again
			answer.Ended, answer.Failure = true, fmt.Errorf("%w in the middle of the answer: %w; its log is %s",
				cli.ErrGone, err, chat.Endpoint.Log)
			return
		}
		if err != nil {
			continue
		}
		config := answer.Config
		if answer.ID != "" {
			config = stream.Config{Type: stream.TypeConfig, Resume: answer.ID, Received: answer.Received}
			answer.Resuming = true
		}
		send_message.SendMessage(chat.Link, config)
		return
	}
	answer.Ended, answer.Failure = true,
		fmt.Errorf("the connection is lost, and %d attempts to connect again have failed: %w; /regenerate asks again",
			cli.ChatTries, err)
}
