// Package open_library_model loads named models into a vendor's library.
package open_library_model

import (
	"rkllmd/cli"
	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/close_owned_library"
	"rkllmd/generation/library/open_rkllm_model"
	"rkllmd/generation/library/start_shared_run"
	"rkllmd/generation/library/wrap_start"
	"rkllmd/generation/library/wrap_watch"
	"rkllmd/isolation/seam/open_isolated_library"
	"rkllmd/rkllm/call/set_defaults"
)

// OpenLibraryModel returns Model.Open of a model that o names, for the vendor's library at choice.Path: each time the
// library is opened anew, in a process of its own, which ends with the model.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func OpenLibraryModel(choice cli.LibraryChoice, o generation.ModelOptions) func(func(float32) bool,
	func()) (*generation.Backend, error) {
	return func(_ func(float32) bool, lost func()) (*generation.Backend, error) {
		served, err := open_isolated_library.OpenIsolatedLibrary(choice.Path, choice.Version, choice.Limits)
		if err != nil {
			return nil, err
		}
		var b *generation.Backend
		if err = set_defaults.SetDefaults(served); err == nil {
			served.Isolated.Watch = wrap_watch.WrapWatch(served.Isolated.Watch, lost)
			b, err = open_rkllm_model.OpenRkllmModel(served, o)
		}
		if err != nil {
			served.Isolated.Close()
			return nil, err
		}
		gate := &library.Gate{}
		b.Start = start_shared_run.StartSharedRun(gate, wrap_start.WrapStart(b.Start, served.Isolated))
		b.Close = close_owned_library.CloseOwnedLibrary(gate, b.Close, served.Isolated)
		return b, nil
	}
}
