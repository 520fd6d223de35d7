// Package restore_left has a model be told all that it was told before.
package restore_left

import "rkllmd/cli"

// RestoreLeft has the model be told the messages behind the first left ones again, if *err says that a question has
// failed: the user has not heard of what was left out for it, and would never.
//
// **Runs on:** the main goroutine.
func RestoreLeft(chat *cli.Chat, left int, err *error) {
	if *err != nil {
		chat.Left = left
	}
}
