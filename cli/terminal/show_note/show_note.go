// Package show_note tells the user of a chat something beside the answers.
package show_note

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/format_words"
)

// ShowNote writes a line to stderr, set apart, if a person sits there.
//
// **Runs on:** the main goroutine.
func ShowNote(chat *cli.Chat, text string) {
	if chat.Terminal {
		words := format_words.FormatWords(chat.Streams.Err, 0, clean_text.CleanText(text))
		if !chat.Streams.Logged {
			words = chat.Marks.On + words + chat.Marks.Off
		}
		fmt.Fprintln(chat.Streams.Err, words)
	}
}
