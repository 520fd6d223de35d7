// Package name_reason names the end of an answer.
package name_reason

import (
	"rkllmd/generation"
)

// NameReason returns what OpenAI calls the end of an answer, of which last is the last event.
//
// **Runs on:** any thread.
func NameReason(last generation.Event) string {
	switch {
	case last.Reason == generation.ReasonLength || last.Reason == generation.ReasonContext:
		return "length"
	case last.Calls > 0:
		return "tool_calls"
	}
	return "stop"
}
