// Package create_call_id makes the ID of a call.
package create_call_id

import (
	"crypto/rand"

	"rkllmd/generation"
	"rkllmd/generation/calls"
)

// CreateCallID returns an ID for a call, of random letters, as the chat templates of the format's models take it.
//
// **Runs on:** any thread.
func CreateCallID(format *generation.CallFormat) string {
	prefix, length := calls.IDPrefix, calls.IDLength
	if format.Short {
		prefix, length = "", calls.ShortLength
	}
	letters := make([]byte, length)
	rand.Read(letters) // it never fails
	for i, b := range letters {
		letters[i] = calls.IDLetters[int(b)%len(calls.IDLetters)]
	}
	return prefix + string(letters)
}
