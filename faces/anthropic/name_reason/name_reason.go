// Package name_reason says why a message has ended.
package name_reason

import (
	"rkllmd/generation"
)

// NameReason returns what Anthropic calls the end that last tells, a run's last event.
//
// **Runs on:** any thread.
func NameReason(last generation.Event) string {
	switch {
	case last.Reason == generation.ReasonLength:
		return "max_tokens"
	case last.Reason == generation.ReasonContext:
		return "model_context_window_exceeded"
	case last.Calls > 0:
		return "tool_use"
	case last.Reason == generation.ReasonText:
		return "stop_sequence"
	}
	return "end_turn"
}
