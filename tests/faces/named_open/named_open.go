// Package named_open is Model.Open for tests.
package named_open

import (
	"rkllmd/generation"
	"rkllmd/tests/faces/named_close"
)

// NamedOpen returns Model.Open that waits until gate is closed, unless that is nil, and returns a copy of b.
func NamedOpen(b *generation.Backend, gate <-chan struct{}) func(func(float32) bool, func()) (*generation.Backend,
	error) {
	return func(progress func(float32) bool, _ func()) (*generation.Backend, error) {
		progress(0.25)
		if gate != nil {
			<-gate
		}
		opened := *b
		opened.Close = named_close.NamedClose
		return &opened, nil
	}
}
