// Package list_told lists what a model is told of a conversation.
package list_told

import "rkllmd/cli"

// ListTold returns the messages of the conversation that the model is told: not those that do not fit any more, unless
// they are pinned, nor those that were dropped.
//
// **Runs on:** the main goroutine.
func ListTold(chat *cli.Chat) (told []cli.Turn) {
	turns := chat.Conversation.Messages
	for place := 0; place+1 < len(turns); place += 2 {
		keep := turns[place].Keep
		if keep == cli.TurnDropped || place < chat.Left && keep != cli.TurnPinned {
			continue
		}
		for _, turn := range turns[place : place+2] {
			told = append(told, cli.Turn{Role: turn.Role, Content: turn.Content})
		}
	}
	return told
}
