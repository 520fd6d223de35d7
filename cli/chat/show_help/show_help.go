// Package show_help tells the user of a chat the commands.
package show_help

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/terminal/format_words"
)

// ShowHelp writes the commands of a chat and what each does.
//
// **Runs on:** the main goroutine.
func ShowHelp(chat *cli.Chat) {
	for _, command := range cli.ChatCommands {
		text := fmt.Sprintf("%-16s  %s", command.Name+" "+command.Argument, command.Help)
		fmt.Fprintln(chat.Streams.Out, format_words.FormatWords(chat.Streams.Out, 18, text))
	}
}
