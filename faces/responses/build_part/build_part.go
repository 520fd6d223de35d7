// Package build_part makes the part of an item.
package build_part

import (
	"rkllmd/faces/responses"
)

// BuildPart returns the part of an item of this type, a message or thoughts, with this text.
//
// **Runs on:** any thread.
func BuildPart(kind, text string) responses.Part {
	part := responses.Part{Type: responses.Kinds[kind].PartType, Text: text}
	if kind == responses.KindMessage {
		part.Annotations, part.Logprobs = []any{}, []any{}
	}
	return part
}
