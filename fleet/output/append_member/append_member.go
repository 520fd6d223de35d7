// Package append_member writes a text into JSON.
package append_member

import "rkllmd/rkllm/layout/append_text"

// AppendMember appends front, which ends with the name of a member, and text as its value.
//
// **Runs on:** any thread.
func AppendMember(out []byte, front, text string) []byte {
	out, _ = append_text.AppendText(append(out, front...), []byte(text))
	return out
}
