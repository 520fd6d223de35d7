// Package detokenize_by_fleet has a member write tokens as text.
package detokenize_by_fleet

import (
	"rkllmd/fleet"
	"rkllmd/fleet/question/ask_fleet"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// DetokenizeByFleet returns Backend.Detokenize of the class: no bytes where no member answers, which is logged.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func DetokenizeByFleet(b *fleet.Bus, class string) func([]int32) []byte {
	return func(tokens []int32) []byte {
		answer, err := ask_fleet.AskFleet(b, class, fleet.Question{Verb: fleet.VerbDetokenize, Tokens: tokens})
		if err != nil {
			log_message.LogMessage(utils.LevelWarn, "no member of the fleet has written tokens as text", "reason", err)
		}
		return answer.Bytes
	}
}
