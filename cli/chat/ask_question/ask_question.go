// Package ask_question asks a question.
package ask_question

import (
	"errors"
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/chat/describe_left"
	"rkllmd/cli/chat/restore_left"
	"rkllmd/cli/talk/finish_answer"
	"rkllmd/cli/talk/measure_config"
	"rkllmd/cli/talk/restore_link"
	"rkllmd/cli/talk/send_message"
	"rkllmd/cli/talk/truncate_conversation"
	"rkllmd/cli/talk/wait_for_answer"
	"rkllmd/cli/talk/wait_in_chat"
	"rkllmd/cli/talk/write_config"
	"rkllmd/cli/terminal/format_words"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/faces/stream"
)

// AskQuestion asks question, with the conversation so far, and shows the answer; both become part of the conversation.
// Where the daemon says that it may help, it asks once more. again: for another answer to the same question.
//
// A conversation that has outgrown the context, or leaves less than a quarter of it to the answer, goes on without its
// oldest exchanges (truncate_conversation), and the user is told which, behind the answer. A question that has failed
// leaves none out.
//
// **Runs on:** the main goroutine. Errors: the answer has failed; the question is forgotten, but for /regenerate.
func AskQuestion(chat *cli.Chat, question string, again bool) (err error) {
	chat.Question = question
	left := chat.Left
	defer restore_left.RestoreLeft(chat, left, &err)
	for chat.Room > 0 && chat.Rate*float64(measure_config.MeasureConfig(write_config.WriteConfig(chat, question,
		again))) > 0.75*float64(chat.Room) {
		if !truncate_conversation.TruncateConversation(chat) {
			break
		}
	}
	for try := 0; ; {
		if err := restore_link.RestoreLink(chat); err != nil {
			return err
		}
		answer := &cli.ChatAnswer{Config: write_config.WriteConfig(chat, question, again)}
		send_message.SendMessage(chat.Link, answer.Config)
		if err := wait_for_answer.WaitForAnswer(chat, answer); err != nil {
			return err
		}
		finish_answer.FinishAnswer(chat, answer)
		last, refused := answer.Last, answer.Failure != nil && len(answer.Text) == 0
		switch {
		case errors.Is(answer.Failure, cli.ErrGone) && answer.ID == "" && chat.Search != nil && try == 0:
			try++ // another daemon is started
			continue
		case refused && last != nil && last.Error == stream.ErrorContextLength:
			if truncate_conversation.TruncateConversation(chat) {
				continue
			}
			return fmt.Errorf("%w; %s", answer.Failure, chat.Advice)
		case answer.Failure == nil && chat.Left > left:
			fmt.Fprintln(chat.Streams.Err, format_words.FormatWords(chat.Streams.Err, 0,
				describe_left.DescribeLeft(chat, left)))
		}
		if try > 0 || !refused || last == nil || last.RecoveryAction != stream.ActionRetry {
			return answer.Failure
		}
		try++
		wait := min(max(cli.ChatRetry, time.Duration(last.RetryAfter*float64(time.Second))), cli.ChatMaxRetry)
		show_note.ShowNote(chat, string(last.Error)+": "+last.Message+"; asking once more in "+
			wait.Round(100*time.Millisecond).String())
		if !wait_in_chat.WaitInChat(chat, wait) {
			return answer.Failure
		}
	}
}
