// Package describe_left says what a model is no longer told.
package describe_left

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/chat/format_turn"
)

// DescribeLeft returns a line about the questions, and their answers, that the model is no longer told since so many
// messages were left out as before says: their beginnings, of the first five. The first time it says why, and what to
// do.
//
// **Runs on:** the main goroutine.
func DescribeLeft(chat *cli.Chat, before int) string {
	var names []string
	turns := chat.Conversation.Messages
	for place := before; place < min(chat.Left, len(turns)); place += 2 {
		if turns[place].Keep == "" {
			names = append(names, `"`+format_turn.FormatTurn(turns[place].Content, 30)+`"`)
		}
	}
	if more := len(names) - 5; more > 0 {
		names = append(names[:5], fmt.Sprintf("and %d more", more))
	}
	if before > 0 {
		return "(nor is it told these any more: " + strings.Join(names, ", ") + ")"
	}
	return fmt.Sprintf("(the conversation no longer fits into the context of %d tokens: the model is not told its "+
		"oldest questions and answers any more: %s; /pin N keeps a question in; %s)", chat.Room,
		strings.Join(names, ", "), chat.Advice)
}
