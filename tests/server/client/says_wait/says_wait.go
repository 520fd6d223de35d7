// Package says_wait is a Face.Waits.
package says_wait

import "bytes"

// SaysWait tells whether the word wait stands in a message.
func SaysWait(message []byte) bool {
	return bytes.Contains(message, []byte("wait"))
}
