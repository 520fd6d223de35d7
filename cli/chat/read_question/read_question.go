// Package read_question reads the next line of a chat.
package read_question

import (
	"errors"
	"fmt"

	"github.com/ergochat/readline"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_note"
)

// ReadQuestion returns the next line; false: there is none, or who types leaves: by Ctrl-D, Ctrl-C twice, or a signal.
//
// **Runs on:** the main goroutine.
func ReadQuestion(chat *cli.Chat) (string, bool) {
	if len(chat.Ahead) > 0 {
		line := chat.Ahead[0]
		chat.Ahead = chat.Ahead[1:]
		return line, true
	}
	for range 2 {
		if chat.Editor != nil {
			line, err := chat.Editor.ReadLine()
			if err == nil || !errors.Is(err, readline.ErrInterrupt) {
				return line, err == nil
			}
		} else {
			if chat.Terminal {
				fmt.Fprint(chat.Streams.Out, cli.ChatPrompt)
			}
			select {
			case line, more := <-chat.Lines:
				return line, more
			case <-chat.Leave:
				return "", false
			case <-chat.Interrupts:
			}
		}
		show_note.ShowNote(chat, "Once more Ctrl-C leaves, as Ctrl-D does.")
	}
	return "", false
}
