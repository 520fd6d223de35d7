// Package bind_hub finds the model for the fleet.
package bind_hub

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
)

// BindHub returns what finds the backend over the model that h has.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. Errors: get_backend's.
func BindHub(h *generation.Hub) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) { return get_backend.GetBackend(h) }
}
