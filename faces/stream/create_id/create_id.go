// Package create_id names a generation.
package create_id

import (
	"crypto/rand"
	"encoding/hex"
)

// CreateID returns a request_id that nobody can guess: who knows it may resume the generation.
//
// **Runs on:** any thread.
func CreateID() string {
	var bits [16]byte
	rand.Read(bits[:]) // it never fails
	return "gen_" + hex.EncodeToString(bits[:])
}
