// Package append_string writes the text of a library as a JSON member's value.
package append_string

import (
	"encoding/base64"

	"rkllmd/rkllm/layout/append_text"
)

// AppendString appends text, the value of the member with that name, as JSON: a string, null when it is nil. Where
// text is not UTF-8, a member _NAME_base64 follows with the exact bytes, so that nothing is lost.
//
// **Runs on:** any thread. It is called on the runtime's callback thread.
func AppendString(out []byte, name string, text []byte) []byte {
	if text == nil {
		return append(out, "null"...)
	}
	out, lossless := append_text.AppendText(out, text)
	if lossless {
		return out
	}
	out = append(append(append(out, `,"_`...), name...), `_base64":"`...)
	return append(base64.StdEncoding.AppendEncode(out, text), '"')
}
