// Package open_isolated_model loads named models into the embedded runtime with a llama.cpp of the user's own.
package open_isolated_model

import (
	"rkllmd/cli"
	"rkllmd/cli/library/open_isolated"
	"rkllmd/cli/load/bind_lost"
	"rkllmd/cli/worker"
	"rkllmd/cli/worker/open_shared"
	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/close_owned_library"
	"rkllmd/generation/library/start_shared_run"
	"rkllmd/generation/library/wrap_start"
)

// OpenIsolatedModel returns Model.Open of a model of the embedded runtime that o names, with the llama.cpp of choice:
// in a process of the model's own, which ends with it. How far the load has come is not told.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func OpenIsolatedModel(choice cli.LibraryChoice, embedded cli.Embedded, o generation.ModelOptions) func(
	func(float32) bool, func()) (*generation.Backend, error) {
	return func(_ func(float32) bool, lost func()) (*generation.Backend, error) {
		opened, err := open_isolated.OpenIsolated(choice, embedded)
		if err != nil {
			return nil, err
		}
		opened.Isolated.Watch(bind_lost.BindLost(lost))
		b, err := open_shared.OpenShared(opened.Isolated, &worker.Shares{}, o, choice.Limits.Silence)
		if err != nil {
			opened.Isolated.Close()
			return nil, err
		}
		gate := &library.Gate{}
		b.Start = start_shared_run.StartSharedRun(gate, wrap_start.WrapStart(b.Start, opened.Isolated))
		b.Close = close_owned_library.CloseOwnedLibrary(gate, b.Close, opened)
		return b, nil
	}
}
