// Package check_turns checks who has said what.
package check_turns

import (
	"fmt"

	"rkllmd/cli"
)

// CheckTurns refuses turns, the messages that a file calls name, unless user and assistant take turns in them.
//
// **Runs on:** any thread. Errors: what is wrong, and what would be right.
func CheckTurns(name string, turns []cli.Turn) error {
	if len(turns)%2 != 0 {
		return fmt.Errorf("%s has %d entries; each question must have its answer", name, len(turns))
	}
	for i, turn := range turns {
		if turn.Keep != "" && turn.Keep != cli.TurnPinned && turn.Keep != cli.TurnDropped {
			return fmt.Errorf("%s[%d] has %.40q as keep; it must be %q, %q or left out", name, i, turn.Keep,
				cli.TurnPinned, cli.TurnDropped)
		}
		if role := []string{"user", "assistant"}[i%2]; turn.Role != role {
			return fmt.Errorf("%s[%d] has the role %.40q; it must be %q", name, i, turn.Role, role)
		}
	}
	return nil
}
