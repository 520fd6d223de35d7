// Package match_token compares what a client shows with the token.
package match_token

import (
	"crypto/sha256"
	"crypto/subtle"
)

// MatchToken reports whether shown is token. How long it takes tells nothing of the token.
//
// **Runs on:** any.
func MatchToken(shown, token string) bool {
	got, want := sha256.Sum256([]byte(shown)), sha256.Sum256([]byte(token))
	return subtle.ConstantTimeCompare(got[:], want[:]) == 1
}
