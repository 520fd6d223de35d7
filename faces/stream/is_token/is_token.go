// Package is_token compares what a client shows with the token.
package is_token

import (
	"crypto/sha256"
	"crypto/subtle"
)

// IsToken reports whether shown is token. How long it takes tells nothing of the token.
//
// **Runs on:** any thread.
func IsToken(shown, token string) bool {
	got, want := sha256.Sum256([]byte(shown)), sha256.Sum256([]byte(token))
	return subtle.ConstantTimeCompare(got[:], want[:]) == 1
}
