// Package resume_answer goes on with an answer whose connection was lost.
package resume_answer

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/connect_chat"
	"rkllmd/cli/pause_chat"
	"rkllmd/cli/send_message"
	"rkllmd/cli/show_note"
	"rkllmd/completion"
)

// ResumeAnswer connects again and asks for the rest of answer, or once more for all of it if it had not begun. An answer that was stopped ends instead, as
// does one for which no connection can be had.
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
		if !pause_chat.PauseChat(chat, wait) {
			answer.Ended, answer.Stopped = true, true
			return
		}
		if err = connect_chat.ConnectChat(chat); err != nil {
			continue
		}
		config := answer.Config
		if answer.ID != "" {
			config = completion.Config{Type: completion.TypeConfig, Resume: answer.ID, Received: answer.Received}
			answer.Resuming = true
		}
		send_message.SendMessage(chat.Link, config)
		return
	}
	answer.Ended, answer.Failure = true, fmt.Errorf("the connection is lost, and %d tries to get another have failed: %w; /regenerate asks again", cli.ChatTries, err)
}
