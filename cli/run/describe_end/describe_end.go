// Package describe_end says why an answer has ended.
package describe_end

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/faces/stream"
)

// DescribeEnd returns a line for an answer that a limit has cut off, "" for any other end. most is how many tokens were
// asked for; nil: as many as there is room for.
//
// **Runs on:** any thread.
func DescribeEnd(chat *cli.Chat, end cli.ChatMessage, most *int) string {
	switch {
	case end.FinishReason != stream.FinishLength:
		return ""
	case most != nil && end.Usage.CompletionTokens >= *most:
		return fmt.Sprintf("(stopped after %d tokens; --max-tokens allows more)", end.Usage.CompletionTokens)
	case chat.Room > 0:
		return fmt.Sprintf("(stopped: the context of %d tokens is full; --context gives more, in a daemon of its own)",
			chat.Room)
	}
	return fmt.Sprintf("(stopped after %d tokens, as many as the daemon's library makes)", end.Usage.CompletionTokens)
}
