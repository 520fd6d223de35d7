// Package await_answer shows an answer as it comes.
package await_answer

import (
	"os"

	"rkllmd/cli"
	"rkllmd/cli/resume_answer"
	"rkllmd/cli/steer_answer"
	"rkllmd/cli/stop_answer"
	"rkllmd/cli/take_message"
	"rkllmd/cli/watch_lines"
)

// AwaitAnswer shows an answer, whose config was sent, until it has ended. Meanwhile Ctrl-C stops it, and what is typed at a terminal steers it.
//
// **Runs on:** the main goroutine. Errors: the terminal cannot be watched.
func AwaitAnswer(chat *cli.Chat, answer *cli.ChatAnswer) error {
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
	for !answer.Ended {
		select {
		case message, connected := <-chat.Link.Messages:
			if !connected {
				resume_answer.ResumeAnswer(chat, answer)
				continue
			}
			take_message.TakeMessage(chat, answer, message)
		case <-chat.Interrupts:
			stop_answer.StopAnswer(chat, answer)
		case <-chat.Leave:
			answer.Ended, answer.Stopped = true, true
		case line, more := <-typed:
			if !more {
				typed = nil
				continue
			}
			steer_answer.SteerAnswer(chat, answer, line)
		}
	}
	return nil
}
