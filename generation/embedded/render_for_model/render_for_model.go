// Package render_for_model writes prompts for a backend.
package render_for_model

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run/render_request"
)

// RenderForModel returns Backend.Render, which is render_request for the model m and contexts of size tokens.
//
// **Runs on:** any thread. What it returns runs on any thread too. What it returns holds Model.Using for reading.
// Errors: render_request's; ErrClosed once the model was freed.
func RenderForModel(m *engine.Model, size int) func(*generation.Request) ([]int32, string, error) {
	return func(request *generation.Request) ([]int32, string, error) {
		m.Using.RLock()
		defer m.Using.RUnlock()
		if m.Ptr == nil {
			return nil, "", name_error.NameError(generation.ErrClosed, "%w", engine.ErrPoolClosed)
		}
		return render_request.RenderRequest(m, size, request)
	}
}
