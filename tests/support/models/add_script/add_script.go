// Package add_script gives a vocabulary the tokens of a text.
package add_script

import (
	"rkllmd/demo"
	"rkllmd/demo/add_token"
	"rkllmd/demo/convert_bytes"
)

// AddScript adds a control token cue to v, and tokens that are the text, and lets each follow the one before, the end
// the last. A piece of the text that is a token already grows until it is none: each has one follower.
func AddScript(v *demo.Vocabulary, cue, text string) {
	last := add_token.AddToken(v, cue, demo.TokenControl)
	for text != "" {
		n := min(6, len(text))
		for n < len(text) && v.IDs[convert_bytes.ConvertBytes(text[:n])] != 0 {
			n++
		}
		if len(text)-n < 6 {
			n = len(text)
		}
		next := add_token.AddToken(v, convert_bytes.ConvertBytes(text[:n]), demo.TokenNormal)
		v.Follows = append(v.Follows, [2]int{last, next})
		last, text = next, text[n:]
	}
	v.Follows = append(v.Follows, [2]int{last, v.EOS})
}
