// Package name_waiting is a Face.Waits.
package name_waiting

import "bytes"

// NameWaiting returns the word wait, or pause, if it stands in a message.
func NameWaiting(message []byte) string {
	for _, word := range []string{"wait", "pause"} {
		if bytes.Contains(message, []byte(word)) {
			return word
		}
	}
	return ""
}
