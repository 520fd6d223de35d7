// Package take_message takes a message of the daemon.
package take_message

import (
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/talk/describe_activity"
	"rkllmd/cli/talk/describe_failure"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/cli/terminal/show_text"
	"rkllmd/cli/terminal/show_waiting"
	"rkllmd/faces/stream"
)

// TakeMessage adds what m says to answer, and shows it. An error without a request_id is about a control, and the
// answer goes on, unless it has not begun.
//
// **Runs on:** the main goroutine. Follows docs/protocols/web-streaming.md, "Server messages".
func TakeMessage(chat *cli.Chat, answer *cli.ChatAnswer, m cli.ChatMessage) {
	switch m.Type {
	case stream.TypeInit:
		answer.ID, answer.Model, answer.Resuming, answer.Lost = m.RequestID, m.Model, false, 0
		if m.ModelInfo != nil {
			chat.Room = m.ModelInfo.MaxTokens
		}
	case stream.TypeToken:
		answer.Received, answer.Lost = m.Index+1, 0
		if m.Token != "" {
			answer.Spoken++
		}
		answer.Text, answer.Thought = append(answer.Text, m.Token...), append(answer.Thought, m.Thinking...)
		show_text.ShowText(chat, answer, m.Thinking, m.Token)
	case stream.TypeCompletion:
		answer.Ended, answer.Last = true, &m
	case stream.TypeError:
		if m.RequestID == "" && answer.ID != "" && !answer.Resuming {
			show_note.ShowNote(chat, fmt.Sprintf("%s: %s", m.Error, m.Message))
			return
		}
		answer.Ended, answer.Last, answer.Failure = true, &m, describe_failure.DescribeFailure(m)
	case stream.TypeStatus:
		switch {
		case !chat.Terminal:
		case len(answer.Text) > 0 || answer.Dim:
			fmt.Fprintln(chat.Streams.Err)
			show_note.ShowNote(chat, m.Message)
		case chat.Streams.Logged: // how far a load is, many times
		case chat.Render && chat.Marks.EraseLine != "":
			answer.Activity = describe_activity.DescribeActivity(chat, answer, &m)
			show_waiting.ShowWaiting(chat, answer, time.Now())
		case chat.Marks.EraseLine == "" && answer.Noted == m.Message: // it tells how far a load is, many times
		case chat.Marks.EraseLine == "":
			answer.Noted = m.Message
			show_note.ShowNote(chat, m.Message)
		default:
			fmt.Fprint(chat.Streams.Err, chat.Marks.EraseLine+chat.Marks.On+clean_text.CleanText(m.Message)+
				chat.Marks.Off)
			answer.Waiting = true
		}
	}
}
