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
	most, count := chat.Conversation.Parameters.MaxTokens, fmt.Sprintf("%d tokens", end.Usage.CompletionTokens)
	if end.Usage.CompletionTokens == 1 {
		count = "1 token"
	}
	switch {
	case end.FinishReason != stream.FinishLength:
		return ""
	case most != nil && end.Usage.CompletionTokens >= *most:
		return fmt.Sprintf("(stopped after %s; /set max_tokens allows more)", count)
	case chat.Room > 0 && end.Usage.TotalTokens >= chat.Room:
		return fmt.Sprintf("(stopped: the context of %d tokens is full; %s)", chat.Room, chat.Advice)
	}
	return fmt.Sprintf("(stopped after %s, as many as the daemon's library makes)", count)
}
