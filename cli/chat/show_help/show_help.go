// Package show_help tells the user of a chat the commands.
package show_help

import (
	"fmt"

	"rkllmd/cli"
)

// ShowHelp writes the commands of a chat and what each does.
//
// **Runs on:** the main goroutine.
func ShowHelp(chat *cli.Chat) {
	for _, command := range cli.ChatCommands {
		fmt.Fprintf(chat.Streams.Out, "%-16s  %s\n", command.Name+" "+command.Argument, command.Help)
	}
}
