// Package show_turns writes messages of a conversation.
package show_turns

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/terminal/clean_text"
)

// ShowTurns writes turns, each with who has said it.
//
// **Runs on:** the main goroutine.
func ShowTurns(chat *cli.Chat, turns []cli.Turn) {
	for _, turn := range turns {
		fmt.Fprintf(chat.Streams.Out, "%s: %s\n", turn.Role, clean_text.CleanText(turn.Content))
	}
}
