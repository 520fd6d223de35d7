// Package create_id names an answer.
package create_id

import (
	"crypto/rand"

	"rkllmd/faces/openai"
)

// CreateID returns prefix and random letters.
//
// **Runs on:** any thread.
func CreateID(prefix string) string {
	bits := make([]byte, openai.IDLength)
	rand.Read(bits) // it never fails
	for i, b := range bits {
		bits[i] = openai.Letters[int(b)%len(openai.Letters)]
	}
	return prefix + string(bits)
}
