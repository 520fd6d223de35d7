// Package wait_for_answer shows an answer as it comes.
package wait_for_answer

import (
	"os"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/talk/describe_activity"
	"rkllmd/cli/talk/modify_answer"
	"rkllmd/cli/talk/resume_answer"
	"rkllmd/cli/talk/stop_answer"
	"rkllmd/cli/talk/take_message"
	"rkllmd/cli/terminal/show_waiting"
	"rkllmd/cli/terminal/watch_lines"
)

// WaitForAnswer shows an answer, whose config was sent, until it has ended. Meanwhile Ctrl-C stops it, and what is
// typed at a terminal steers it. Until the first text a line says what happens.
//
// **Runs on:** the main goroutine. Errors: the terminal cannot be watched.
func WaitForAnswer(chat *cli.Chat, answer *cli.ChatAnswer) error {
	var lines chan string // nil: nobody types
	if chat.Editor != nil {
		stopped, stop, err := os.Pipe()
		if err != nil {
			return err
		}
		defer stopped.Close()
		lines = make(chan string, 16)
		go watch_lines.WatchLines(chat.Streams.In, stopped, lines)
		defer func() {
			stop.Close()
			for line := range lines {
				chat.Ahead = append(chat.Ahead, line)
			}
		}()
	}
	typed := (<-chan string)(lines)
	turns := (<-chan time.Time)(nil) // nil: nothing turns
	if chat.Render && chat.Marks.EraseLine != "" {
		turn := time.NewTicker(cli.ChatTurn)
		defer turn.Stop()
		turns = turn.C
		answer.Began = time.Now()
		answer.Activity = describe_activity.DescribeActivity(chat, answer, nil)
		show_waiting.ShowWaiting(chat, answer, answer.Began)
	}
	for !answer.Ended {
		select {
		case message, connected := <-chat.Link.Messages:
			if !connected {
				resume_answer.ResumeAnswer(chat, answer)
				continue
			}
			take_message.TakeMessage(chat, answer, message)
		case now := <-turns:
			if len(answer.Text) > 0 && !answer.Waiting || answer.Dim {
				turns = nil
				continue
			}
			show_waiting.ShowWaiting(chat, answer, now)
		case <-chat.Interrupts:
			stop_answer.StopAnswer(chat, answer)
		case <-chat.Leave:
			answer.Ended, answer.Stopped = true, true
		case line, more := <-typed:
			if !more {
				typed = nil
				continue
			}
			modify_answer.ModifyAnswer(chat, answer, line)
		}
	}
	return nil
}
