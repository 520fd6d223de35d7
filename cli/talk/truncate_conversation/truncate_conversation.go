// Package truncate_conversation shortens what a model is told of a conversation.
package truncate_conversation

import "rkllmd/cli"

// TruncateConversation drops the older half of the exchanges, at least one, from what the model is told of the
// conversation. So there is room for the next exchanges too, and the cache of those that stay can be used for a while.
// It returns false if there is no exchange to drop.
//
// **Runs on:** the main goroutine.
func TruncateConversation(chat *cli.Chat) bool {
	exchanges := (len(chat.Conversation.Messages) - chat.Left) / 2
	if exchanges <= 0 {
		return false
	}
	chat.Left += (exchanges + 1) / 2 * 2
	return true
}
