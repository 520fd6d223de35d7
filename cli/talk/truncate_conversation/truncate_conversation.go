// Package truncate_conversation shortens what a model is told of a conversation.
package truncate_conversation

import "rkllmd/cli"

// TruncateConversation drops the older half of the exchanges, at least one, from what the model is told of the
// conversation, but those that are pinned. So there is room for the next exchanges too, and the cache of those that
// stay can be used for a while. It returns false if there is no exchange to drop.
//
// **Runs on:** the main goroutine.
func TruncateConversation(chat *cli.Chat) bool {
	turns, ends := chat.Conversation.Messages, []int(nil)
	for place := chat.Left; place+1 < len(turns); place += 2 {
		if turns[place].Keep == "" {
			ends = append(ends, place+2)
		}
	}
	if len(ends) == 0 {
		return false
	}
	chat.Left = ends[(len(ends)+1)/2-1]
	return true
}
