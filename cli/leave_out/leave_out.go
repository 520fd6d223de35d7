// Package leave_out shortens what a model is told of a conversation.
package leave_out

import "rkllmd/cli"

// LeaveOut leaves the older half of the exchanges that the model is told of out of what it is told, one at least: so the next ones find room, too, and the cache of those that
// stay is of use for a while. It returns false if there is none.
//
// **Runs on:** the main goroutine.
func LeaveOut(chat *cli.Chat) bool {
	exchanges := (len(chat.Conversation.Messages) - chat.Left) / 2
	if exchanges <= 0 {
		return false
	}
	chat.Left += (exchanges + 1) / 2 * 2
	return true
}
