// Package render_for_model writes prompts for a backend.
package render_for_model

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/render_request"
)

// RenderForModel returns Backend.Render, which is render_request for the model m and contexts of size tokens.
//
// **Runs on:** any thread, what it returns too.
func RenderForModel(m *engine.Model, size int, fallback bool) func(*generation.Request) ([]int32, string, error) {
	return func(request *generation.Request) ([]int32, string, error) {
		return render_request.RenderRequest(m, size, fallback, request)
	}
}
