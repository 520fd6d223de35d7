// Package web_backend makes a backend that says what a test wants.
package web_backend

import (
	"rkllmd/generation"
	"rkllmd/tests/faces/web_speak"
	"rkllmd/tests/support/generation/generation_backend"
)

// WebBackend makes a backend whose answers are these pieces, a token each; the piece "wait" stands for no token, but
// for waiting until the run is aborted.
func WebBackend(pieces ...string) *generation.Backend {
	_, b := generation_backend.GenerationBackend()
	b.Start = web_speak.WebSpeak(pieces)
	return b
}
