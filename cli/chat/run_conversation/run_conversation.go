// Package run_conversation talks until one side leaves.
package run_conversation

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_line"
	"rkllmd/cli/chat/keep_conversation"
	"rkllmd/cli/chat/read_question"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/format_words"
)

// RunConversation does what the lines of a chat say, one after the other. At a terminal errors are told, and it goes
// on; otherwise the first one ends it.
//
// **Runs on:** the main goroutine. Errors: cli.ErrInterrupted, after a signal.
func RunConversation(chat *cli.Chat) error {
	for {
		select {
		case <-chat.Interrupts: // was meant for an answer that has ended by itself
		default:
		}
		line, more := read_question.ReadQuestion(chat)
		var err error
		if more {
			more, err = handle_line.HandleLine(chat, line)
			keep_conversation.KeepConversation(chat)
		}
		select {
		case <-chat.Leave:
			return cli.ErrInterrupted
		default:
		}
		switch {
		case err != nil && !chat.Terminal:
			return err
		case err != nil:
			fmt.Fprintln(chat.Streams.Err, format_words.FormatWords(chat.Streams.Err, 0,
				clean_text.CleanText(err.Error())))
		case !more:
			return chat.LinesErr
		}
	}
}
