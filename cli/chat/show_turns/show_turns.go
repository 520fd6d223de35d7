// Package show_turns writes messages of a conversation.
package show_turns

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/format_words"
)

// ShowTurns writes turns, each with who has said it.
//
// **Runs on:** the main goroutine.
func ShowTurns(chat *cli.Chat, turns []cli.Turn) {
	for _, turn := range turns {
		text := turn.Role + ": " + clean_text.CleanText(turn.Content)
		fmt.Fprintln(chat.Streams.Out, format_words.FormatWords(chat.Streams.Out, 0, text))
	}
}
