// Package share_later puts off the making of a backend.
package share_later

import "rkllmd/generation"

// ShareLater returns what offer_backend takes: it shares the model behind handle for o.
//
// **Runs on:** any; what it returns where get_backend is called.
func ShareLater(share func(uintptr, generation.ModelOptions) (*generation.Backend, error), handle uintptr, o generation.ModelOptions) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) { return share(handle, o) }
}
