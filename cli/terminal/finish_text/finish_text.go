// Package finish_text ends the last line of an answer.
package finish_text

import (
	"bytes"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/markdown/finish_markdown"
	"rkllmd/cli/markdown/write_markdown"
)

// FinishText writes what is held back of an answer that has ended, and the end of its last line, if that has none. A
// line of status is erased.
//
// **Runs on:** the main goroutine.
func FinishText(chat *cli.Chat, answer *cli.ChatAnswer) {
	if answer.Waiting {
		fmt.Fprint(chat.Streams.Err, chat.Marks.EraseLine)
		answer.Waiting = false
	}
	if chat.Whole {
		return
	}
	if answer.Screen != nil {
		rest := ""
		if answer.Dim && !chat.Marks.Colors {
			rest = write_markdown.WriteMarkdown(answer.Thoughts, chat.Marks.Off)
		}
		fmt.Fprint(chat.Streams.Out, rest+finish_markdown.FinishMarkdown(answer.Thoughts)+
			finish_markdown.FinishMarkdown(answer.Screen))
		return
	}
	if answer.Dim {
		fmt.Fprint(chat.Streams.Out, chat.Marks.Off)
	}
	if (len(answer.Text) > 0 || answer.Dim) && !bytes.HasSuffix(answer.Text, []byte("\n")) {
		fmt.Fprintln(chat.Streams.Out)
	}
}
