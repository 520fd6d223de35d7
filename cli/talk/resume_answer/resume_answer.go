// Package resume_answer goes on with an answer whose connection was lost.
package resume_answer

import (
	"errors"
	"fmt"

	coder "github.com/coder/websocket"

	"rkllmd/cli"
	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/talk/send_message"
	"rkllmd/cli/talk/wait_in_chat"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/faces/stream"
)

// ResumeAnswer connects again and asks for the rest of answer, or once more for all of it if it had not begun. An
// answer that was stopped ends instead, as does one for which no connection can be had, or none on which the daemon
// says a word of it, and one whose question is too long for the daemon.
//
// **Runs on:** the main goroutine. Follows docs/protocols/web-streaming.md, "Courses".
func ResumeAnswer(chat *cli.Chat, answer *cli.ChatAnswer) {
	if answer.Stopped {
		answer.Ended = true
		return
	}
	answer.Lost++
	lost, closed := chat.Link.Err, coder.CloseError{}
	switch {
	case errors.As(lost, &closed) && closed.Code == coder.StatusMessageTooBig:
		answer.Ended, answer.Failure = true, fmt.Errorf("the question, with the conversation so far, is longer than "+
			"the daemon reads (%s); something shorter may fit", closed.Reason)
		return
	case answer.Lost > cli.ChatTries:
		answer.Ended, answer.Failure = true, fmt.Errorf("the connection was lost %d times, and the daemon has said "+
			"nothing of the answer in between (%w); /regenerate asks again", answer.Lost, lost)
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
