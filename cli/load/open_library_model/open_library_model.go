// Package open_library_model loads named models into a vendor's library.
package open_library_model

import (
	"rkllmd/cli"
	"rkllmd/cli/library/open_versions"
	"rkllmd/cli/library/read_template"
	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/close_owned_library"
	"rkllmd/generation/library/open_rkllm_model"
	"rkllmd/generation/library/start_shared_run"
	"rkllmd/generation/library/wrap_start"
	"rkllmd/generation/library/wrap_watch"
	"rkllmd/rkllm/library/close_libraries"
	"rkllmd/rkllm/library/list_libraries"
)

// OpenLibraryModel returns Model.Open of a model that o names, for the vendor's library of choice, or the newest of its
// versions that can load the model: each time they are opened anew, for a process of the model's own, which ends with
// it.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func OpenLibraryModel(choice cli.LibraryChoice, o generation.ModelOptions) func(func(float32) bool,
	func()) (*generation.Backend, error) {
	return func(_ func(float32) bool, lost func()) (*generation.Backend, error) {
		template, err := read_template.ReadTemplate(choice)
		if err != nil {
			return nil, err
		}
		o.Template, o.Pooling = template, choice.Pooling
		opened, err := open_versions.OpenVersions(cli.LibrarySelection{Path: choice.Path, Paths: choice.Paths}, choice)
		if err != nil {
			return nil, err
		}
		for _, version := range list_libraries.ListLibraries(opened) {
			version.Isolated.Watch = wrap_watch.WrapWatch(version.Isolated.Watch, lost)
		}
		b, served, err := open_rkllm_model.OpenRkllmModel(opened, o)
		if err != nil {
			close_libraries.CloseLibraries(opened)
			return nil, err
		}
		gate := &library.Gate{}
		b.Start = start_shared_run.StartSharedRun(gate, wrap_start.WrapStart(b.Start, served.Isolated))
		b.Close = close_owned_library.CloseOwnedLibrary(gate, b.Close, opened)
		return b, nil
	}
}
