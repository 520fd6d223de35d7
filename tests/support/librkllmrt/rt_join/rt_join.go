// Package rt_join puts the pieces of an answer together.
package rt_join

import (
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

// RtJoin returns the text of all NORMAL events, and the tokens of those and of the WAITING ones.
func RtJoin(events []rt_on_result.Event) (text string, tokens []int32) {
	for _, event := range events {
		switch event.State {
		case rkllm.RunNormal:
			text += event.Text
			tokens = append(tokens, event.Token)
		case rkllm.RunWaiting:
			tokens = append(tokens, event.Token)
		}
	}
	return text, tokens
}
