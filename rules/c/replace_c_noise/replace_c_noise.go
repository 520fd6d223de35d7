// Package replace_c_noise leaves only the code of C text.
package replace_c_noise

import (
	"bytes"

	"rkllmd/rules"
)

// ReplaceCNoise returns C text with its comments, strings, characters and preprocessor lines overwritten by blanks.
// Newlines stay, so that offsets and line numbers are those of the source.
//
// **Runs on:** any thread.
func ReplaceCNoise(source []byte) []byte {
	text := bytes.Clone(source)
	for _, noise := range rules.CNoise.FindAllIndex(source, -1) {
		for i := noise[0]; i < noise[1]; i++ {
			if text[i] != '\n' {
				text[i] = ' '
			}
		}
	}
	return text
}
