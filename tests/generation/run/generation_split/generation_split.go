// Package generation_split makes text of bytes that come in parts.
package generation_split

import (
	"rkllmd/generation"
	"rkllmd/generation/run/append_text"
)

// GenerationSplit gives text to append_text in parts as long as cuts says, over and over, and returns what was told in
// all.
func GenerationSplit(s generation.TextState, text []byte, cuts []byte) (answer, thoughts, stop string) {
	for i := 0; len(text) > 0; i++ {
		size := len(text)
		if len(cuts) > 0 {
			size = min(size, int(cuts[i%len(cuts)]%5)+1)
		}
		a, t := append_text.AppendText(&s, text[:size], false)
		answer, thoughts, text = answer+a, thoughts+t, text[size:]
	}
	a, t := append_text.AppendText(&s, nil, true)
	return answer + a, thoughts + t, s.StopText
}
