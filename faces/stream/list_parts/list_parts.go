// Package list_parts tells what a token says.
package list_parts

import (
	"rkllmd/generation"
)

// ListParts returns the parts of token, in their order. Where nobody looks for calls, these are its thoughts and its
// text.
//
// **Runs on:** any thread.
func ListParts(token generation.Token) []generation.Part {
	if token.Parts != nil {
		return token.Parts
	}
	return []generation.Part{{Kind: generation.PartThought, Text: token.Thinking},
		{Kind: generation.PartText, Text: token.Text}}
}
