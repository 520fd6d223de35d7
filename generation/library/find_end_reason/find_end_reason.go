// Package find_end_reason tells from its figures why an answer has ended.
package find_end_reason

import "rkllmd/generation"

// FindEndReason returns why an answer of so many tokens to a prompt of so many has ended, where the library, which does
// not say, may make most tokens of answer, and has room for so many of prompt and answer together; 0: not known. An
// answer that has met neither limit was ended by the model. So was one that is longer than the context: the library has
// shifted the context, which ends no answer.
//
// **Runs on:** any thread.
func FindEndReason(prompt, answer, most, room int) generation.Reason {
	switch {
	case most > 0 && answer >= most:
		return generation.ReasonLength
	// whether the last token needs room, libraries may see in two ways
	case room > 0 && (prompt+answer == room || prompt+answer == room+1):
		return generation.ReasonContext
	}
	return generation.ReasonStop
}
