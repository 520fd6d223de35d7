// Package open_embedded_model loads named models into the embedded runtime.
package open_embedded_model

import (
	"rkllmd/cli"
	"rkllmd/generation"
)

// OpenEmbeddedModel returns Model.Open of a model of the embedded runtime that o names. Such a model never goes by
// itself.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func OpenEmbeddedModel(embedded cli.Embedded, o generation.ModelOptions) func(func(float32) bool,
	func()) (*generation.Backend, error) {
	return func(progress func(float32) bool, _ func()) (*generation.Backend, error) {
		return embedded.OpenModel(o, progress)
	}
}
