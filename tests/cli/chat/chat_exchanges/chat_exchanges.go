// Package chat_exchanges makes a conversation.
package chat_exchanges

import "rkllmd/cli"

// ChatExchanges returns the conversation of what a user and the model have said, by turns.
func ChatExchanges(said ...string) (turns []cli.Turn) {
	for i, content := range said {
		turns = append(turns, cli.Turn{Role: []string{"user", "assistant"}[i%2], Content: content})
	}
	return turns
}
