// Package parse_parts reads the parts of a token on its way.
package parse_parts

import (
	"bytes"

	"rkllmd/fleet/output"
	"rkllmd/fleet/output/read_number"
	"rkllmd/fleet/output/read_text"
	"rkllmd/fleet/output/skip_front"
	"rkllmd/generation"
)

// ParseParts reads the parts that append_token has written, from behind the bracket that opens them to behind the one
// that closes them.
//
// **Runs on:** any thread.
func ParseParts(r *output.Reader) []generation.Part {
	var parts []generation.Part
	for front := `{"Kind":`; !r.Failed; front = `,{"Kind":` {
		kind := read_number.ReadNumber(r, front)
		r.Failed = r.Failed || kind < 0 || kind > int(generation.PartText)
		parts = append(parts, generation.Part{Kind: generation.PartKind(kind), Text: read_text.ReadText(r, `,"Text":`)})
		skip_front.SkipFront(r, "}")
		if bytes.HasPrefix(r.Rest, []byte("]")) {
			break
		}
	}
	skip_front.SkipFront(r, "]")
	return parts
}
