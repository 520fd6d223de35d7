// Package read_question reads the next line of a chat.
package read_question

import (
	"rkllmd/cli"
	"rkllmd/cli/chat/read_line"
	"rkllmd/cli/terminal/show_note"
)

// ReadQuestion returns the next line; false: there is none, or who types leaves: by Ctrl-D, Ctrl-C twice, or a signal.
//
// **Runs on:** the main goroutine.
func ReadQuestion(chat *cli.Chat) (string, bool) {
	for i := range 2 {
		line, more, stopped := read_line.ReadLine(chat, cli.ChatPrompt)
		if !stopped {
			return line, more
		}
		if i == 0 {
			show_note.ShowNote(chat, "Once more Ctrl-C leaves, as Ctrl-D does.")
		}
	}
	return "", false
}
