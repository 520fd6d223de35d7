// Package ask_question asks a question.
package ask_question

import (
	"time"

	"rkllmd/cli"
	"rkllmd/cli/await_answer"
	"rkllmd/cli/connect_chat"
	"rkllmd/cli/finish_answer"
	"rkllmd/cli/pause_chat"
	"rkllmd/cli/send_message"
	"rkllmd/cli/show_note"
	"rkllmd/completion"
)

// AskQuestion asks question, with the conversation so far, and shows the answer; both become part of the conversation. Where the daemon says that it may help, it
// asks once more. again: for another answer to the same question, a seed is not kept to.
//
// **Runs on:** the main goroutine. Errors: the answer has failed; the question is forgotten, but for /regenerate.
func AskQuestion(chat *cli.Chat, question string, again bool) error {
	talk := &chat.Conversation
	chat.Question = question
	config := completion.Config{Type: completion.TypeConfig, Parameters: talk.Parameters, Options: completion.Options{Stream: true, IncludeTiming: true}}
	config.Thinking = talk.Thinking
	if again {
		config.Parameters.Seed = nil
	}
	if talk.System != "" {
		config.Messages = append(config.Messages, completion.Turn{Role: "system", Content: talk.System})
	}
	config.Messages = append(append(config.Messages, talk.Messages...), completion.Turn{Role: "user", Content: question})
	for try := 0; ; try++ {
		if chat.Link == nil {
			if err := connect_chat.ConnectChat(chat); err != nil {
				return err
			}
		}
		answer := &cli.ChatAnswer{Config: config}
		send_message.SendMessage(chat.Link, config)
		if err := await_answer.AwaitAnswer(chat, answer); err != nil {
			return err
		}
		finish_answer.FinishAnswer(chat, answer)
		last := answer.Last
		if try > 0 || answer.Failure == nil || len(answer.Text) > 0 || last == nil || last.RecoveryAction != completion.ActionRetry {
			return answer.Failure
		}
		wait := min(max(cli.ChatRetry, time.Duration(last.RetryAfter*float64(time.Second))), cli.ChatMaxRetry)
		show_note.ShowNote(chat, string(last.Error)+": "+last.Message+"; asking once more in "+wait.Round(100*time.Millisecond).String())
		if !pause_chat.PauseChat(chat, wait) {
			return answer.Failure
		}
	}
}
