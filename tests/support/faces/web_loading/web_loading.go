// Package web_loading begins the loading of a model for tests.
package web_loading

import (
	"math"
	"time"

	"rkllmd/generation"
)

// WebLoading says on hub that a model is being loaded, of which done, 0 to 1, is there after a second.
func WebLoading(hub *generation.Hub, done float32) *generation.Loading {
	loading := &generation.Loading{Path: "/m/a.gguf", Started: time.Now().Add(-time.Second), Ended: make(chan struct{})}
	loading.Done.Store(math.Float32bits(done))
	hub.Loading.Store(loading)
	return loading
}
