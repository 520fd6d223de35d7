// Package handle_branches lists the branches of a conversation and goes on with one.
package handle_branches

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"rkllmd/cli"
	"rkllmd/cli/chat/format_turn"
	"rkllmd/cli/chat/is_same_turn"
	"rkllmd/cli/chat/keep_branch"
	"rkllmd/cli/chat/show_turns"
	"rkllmd/cli/signs/choose_sign"
	"rkllmd/cli/terminal/format_words"
	"rkllmd/cli/terminal/show_note"
)

// HandleBranches does /branches: without a number it lists what /undo and /regenerate have taken back, each by the
// first question and answer that differ from the conversation; with one it goes on with that, and the conversation
// becomes a branch.
//
// **Runs on:** the main goroutine. Errors: there is no such number.
func HandleBranches(chat *cli.Chat, number string) error {
	talk, out := &chat.Conversation, chat.Streams.Out
	if number == "" {
		if len(talk.Branches) == 0 {
			show_note.ShowNote(chat, "There are no branches: /undo and /regenerate make them.")
		}
		for i, branch := range talk.Branches {
			place := 0
			for place < min(len(branch), len(talk.Messages)) && slices.EqualFunc(branch[place:place+2],
				talk.Messages[place:place+2], is_same_turn.IsSameTurn) {
				place += 2
			}
			place = min(place, len(branch)-2)
			line := fmt.Sprintf(choose_sign.ChooseSign(chat.Marks.ASCII, "%3d  question %d: %s → %s"), i+1, place/2+1,
				format_turn.FormatTurn(branch[place].Content, 40), format_turn.FormatTurn(branch[place+1].Content, 40))
			fmt.Fprintln(out, format_words.FormatWords(out, 5, line))
		}
		return nil
	}
	if len(talk.Branches) == 0 {
		return errors.New("/branches needs the number of a branch, but there are none: /undo and /regenerate make them")
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(talk.Branches) {
		return fmt.Errorf("/branches needs the number of a branch, 1 to %d, not %q", len(talk.Branches), number)
	}
	branch, before := talk.Branches[n-1], talk.Messages
	talk.Branches = slices.Delete(talk.Branches, n-1, n)
	talk.Messages = slices.Clone(branch)
	chat.Left, chat.Question = 0, branch[len(branch)-2].Content
	if common := min(len(before), len(branch)); len(before) > len(branch) || !slices.EqualFunc(
		before[:common], branch[:common], is_same_turn.IsSameTurn) {
		keep_branch.KeepBranch(talk, before)
	}
	show_turns.ShowTurns(chat, branch[len(branch)-2:])
	return nil
}
