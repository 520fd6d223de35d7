// Package bind_handle_backend puts off the making of a backend.
package bind_handle_backend

import "rkllmd/generation"

// BindHandleBackend returns what set_backend takes: it shares the model behind handle for o.
//
// **Runs on:** any thread. What it returns runs where get_backend is called.
func BindHandleBackend(share func(uintptr, generation.ModelOptions) (*generation.Backend, error), handle uintptr,
	o generation.ModelOptions) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) { return share(handle, o) }
}
