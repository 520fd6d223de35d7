// Package prompt_person asks a person for the next prompt.
package prompt_person

import (
	"fmt"

	"rkllmd/cli"
)

// PromptPerson writes "> " where a person types the prompts, unless that stands there already.
//
// **Runs on:** the main goroutine.
func PromptPerson(chat *cli.SwarmChat) {
	if chat.Person && !chat.Prompted {
		chat.Prompted = true
		fmt.Fprint(chat.Log, "> ")
	}
}
