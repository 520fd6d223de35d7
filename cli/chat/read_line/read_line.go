// Package read_line reads a line of a chat.
package read_line

import (
	"errors"
	"fmt"

	"github.com/ergochat/readline"

	"rkllmd/cli"
	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/clean_text"
)

// ReadLine returns the next line, which may have several in it where it was pasted; at a terminal prompt stands before
// it, also where it was typed while the last answer came. More is false when there is none, or who types leaves: by
// Ctrl-D or a signal. Stopped: by Ctrl-C, and there may be more.
//
// **Runs on:** the main goroutine.
func ReadLine(chat *cli.Chat, prompt string) (line string, more, stopped bool) {
	if len(chat.Ahead) > 0 {
		line = chat.Ahead[0]
		chat.Ahead = chat.Ahead[1:]
		if chat.Terminal {
			fmt.Fprintln(chat.Streams.Out, prompt+clean_text.CleanText(line))
		}
		return line, true, false
	}
	if chat.Editor != nil {
		fmt.Fprint(chat.Streams.Out, terminal.MarkPastes)
		defer fmt.Fprint(chat.Streams.Out, terminal.LeavePastes)
		chat.Editor.SetPrompt(prompt)
		line, err := chat.Editor.ReadLine()
		if errors.Is(err, readline.ErrInterrupt) {
			return "", true, true
		}
		return terminal.Signs.Replace(line), err == nil, false
	}
	if chat.Terminal {
		fmt.Fprint(chat.Streams.Out, prompt)
	}
	select {
	case line, more = <-chat.Lines:
		return line, more, false
	case <-chat.Leave:
		return "", false, false
	case <-chat.Interrupts:
		return "", true, true
	}
}
