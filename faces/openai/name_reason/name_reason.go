// Package name_reason says why an answer has ended.
package name_reason

import (
	"rkllmd/generation"
)

// NameReason returns what OpenAI calls the end of an answer.
//
// **Runs on:** any thread.
func NameReason(reason generation.Reason) string {
	if reason == generation.ReasonLength || reason == generation.ReasonContext {
		return "length"
	}
	return "stop"
}
