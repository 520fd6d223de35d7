// Package describe_length says which limit has cut an answer off.
package describe_length

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/faces/stream"
)

// DescribeLength returns a line for the end of an answer that a limit has cut off, "" for any other end.
//
// **Runs on:** the main goroutine.
func DescribeLength(chat *cli.Chat, end cli.ChatMessage) string {
	most := chat.Conversation.Parameters.MaxTokens
	switch {
	case end.FinishReason != stream.FinishLength:
		return ""
	case most != nil && end.Usage.CompletionTokens >= *most:
		return fmt.Sprintf("(stopped after %d tokens; /set max_tokens allows more)", end.Usage.CompletionTokens)
	case chat.Room > 0 && end.Usage.TotalTokens >= chat.Room:
		return fmt.Sprintf("(stopped: the context of %d tokens is full; %s)", chat.Room, chat.Advice)
	}
	return fmt.Sprintf("(stopped after %d tokens, as many as the daemon's library makes)", end.Usage.CompletionTokens)
}
