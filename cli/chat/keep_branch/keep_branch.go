// Package keep_branch keeps what a conversation was.
package keep_branch

import (
	"slices"

	"rkllmd/cli"
	"rkllmd/cli/chat/is_same_turn"
)

// KeepBranch keeps turns, a conversation that goes on in another way, among its branches (/branches), unless it is
// empty or the beginning of one that is there. Those that are its beginning go. Of too many the oldest goes.
//
// **Runs on:** the main goroutine.
func KeepBranch(talk *cli.Conversation, turns []cli.Turn) {
	if len(turns) == 0 {
		return
	}
	kept := [][]cli.Turn(nil)
	for _, branch := range talk.Branches {
		common := min(len(branch), len(turns))
		switch same := slices.EqualFunc(branch[:common], turns[:common], is_same_turn.IsSameTurn); {
		case same && len(branch) >= len(turns):
			return
		case !same:
			kept = append(kept, branch)
		}
	}
	kept = append(kept, slices.Clone(turns))
	talk.Branches = kept[max(0, len(kept)-cli.ChatBranches):]
}
