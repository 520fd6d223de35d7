// Package show_prompt asks a person for the next prompt.
package show_prompt

import (
	"fmt"

	"rkllmd/cli"
)

// ShowPrompt writes "> " where a person types the prompts, unless that stands there already.
//
// **Runs on:** the main goroutine.
func ShowPrompt(chat *cli.SwarmChat) {
	if chat.Person && !chat.Prompted {
		chat.Prompted = true
		fmt.Fprint(chat.Log, "> ")
	}
}
