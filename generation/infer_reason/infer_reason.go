// Package infer_reason tells from its figures why an answer has ended.
package infer_reason

import "rkllmd/generation"

// InferReason returns why an answer of so many tokens to a prompt of so many has ended, where the library, which does not say, may make most tokens of answer, and has room for so many of
// prompt and answer together; 0: not known. What has met neither limit was ended by the model, and so was what is longer than the context: that was shifted, and held up nobody.
//
// **Runs on:** any.
func InferReason(prompt, answer, most, room int) generation.Reason {
	switch {
	case most > 0 && answer >= most:
		return generation.ReasonLength
	case room > 0 && (prompt+answer == room || prompt+answer == room+1): // whether the last token needs room, libraries may see in two ways
		return generation.ReasonContext
	}
	return generation.ReasonStop
}
