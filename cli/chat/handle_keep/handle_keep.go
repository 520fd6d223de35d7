// Package handle_keep says which questions a model is told.
package handle_keep

import (
	"fmt"
	"strconv"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_note"
)

// HandleKeep does /pin and /drop, with the number of a question: the model is told that question and its answer in any
// case, or not at all. What is so already is so no longer.
//
// **Runs on:** the main goroutine. Errors: there is no such number.
func HandleKeep(chat *cli.Chat, command, number string) error {
	turns := chat.Conversation.Messages
	n, err := strconv.Atoi(number)
	switch {
	case len(turns) == 0:
		return fmt.Errorf("%s needs a question that was answered: there is none yet", command)
	case err != nil || n < 1 || n > len(turns)/2:
		return fmt.Errorf("%s needs the number of a question, 1 to %d, not %q; /context lists them", command,
			len(turns)/2, number)
	}
	turn, keep := &turns[2*n-2], cli.TurnPinned
	note := "Question %d stays in, also when the context is full."
	if command == "/drop" {
		keep, note = cli.TurnDropped, "The model is not told question %d and its answer."
	}
	if turn.Keep == keep {
		keep, note = "", "Question %d is as the others again."
	}
	turn.Keep = keep
	show_note.ShowNote(chat, fmt.Sprintf(note, n))
	return nil
}
