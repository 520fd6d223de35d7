// Package open_backend opens a model for front-ends.
package open_backend

import (
	"rkllmd/cli"
	"rkllmd/cli/check_selection"
	"rkllmd/cli/open_runtime"
	"rkllmd/cli/select_library"
	"rkllmd/generation"
	"rkllmd/generation/open_rkllm_model"
)

// OpenBackend loads the model that o names into the library of choice: into the embedded runtime, where many runs are computed at once, or
// into a vendor's librkllmrt.so.
//
// **Runs on:** the main goroutine, for as long as the load takes. Errors: select_library's and those of the load.
func OpenBackend(o generation.ModelOptions, choice cli.LibraryChoice, embedded cli.Embedded) (*generation.Backend, error) {
	s := select_library.SelectLibrary(choice, "/")
	if err := check_selection.CheckSelection(s, choice.Version, embedded); err != nil {
		return nil, err
	}
	if s.Path == cli.EmbeddedLibrary {
		return embedded.OpenModel(o, nil)
	}
	library, err := open_runtime.OpenRuntime(choice, embedded, "/")
	if err != nil {
		return nil, err
	}
	return open_rkllm_model.OpenRkllmModel(library, o)
}
