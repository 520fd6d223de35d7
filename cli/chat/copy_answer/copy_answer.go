// Package copy_answer gives an answer to the clipboard.
package copy_answer

import (
	"encoding/base64"
	"errors"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_note"
)

// CopyAnswer has the terminal put the last answer into the clipboard (OSC 52), which works over ssh too. Whether it
// does is the terminal's choice; nothing says so.
//
// **Runs on:** the main goroutine. Errors: there is no answer, or no terminal that takes such a sequence.
func CopyAnswer(chat *cli.Chat) error {
	turns := chat.Conversation.Messages
	switch {
	case len(turns) == 0:
		return errors.New("there is no answer to copy")
	case chat.Editor == nil:
		return errors.New("/copy needs a terminal that takes control sequences")
	}
	answer := turns[len(turns)-1].Content
	fmt.Fprintf(chat.Streams.Out, "\x1b]52;c;%s\a", base64.StdEncoding.EncodeToString([]byte(answer)))
	show_note.ShowNote(chat, fmt.Sprintf("The terminal was given the last answer for its clipboard: %d bytes.",
		len(answer)))
	return nil
}
