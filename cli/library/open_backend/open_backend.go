// Package open_backend opens a model for front-ends.
package open_backend

import (
	"rkllmd/cli"
	"rkllmd/cli/library/check_selection"
	"rkllmd/cli/library/choose_library"
	"rkllmd/cli/library/open_runtime"
	"rkllmd/cli/library/read_template"
	"rkllmd/generation"
	"rkllmd/generation/library/open_rkllm_model"
)

// OpenBackend loads the model that o names into the library of choice: into the embedded runtime, where many runs are
// computed at once, or into a vendor's librkllmrt.so.
//
// **Runs on:** the main goroutine. It takes as long as the load does. Errors: choose_library's and those of the load.
func OpenBackend(o generation.ModelOptions, choice cli.LibraryChoice, embedded cli.Embedded) (b *generation.Backend,
	err error) {
	s := choose_library.ChooseLibrary(choice, "/")
	if err := check_selection.CheckSelection(s, choice, embedded); err != nil {
		return nil, err
	}
	if s.Path == cli.EmbeddedLibrary {
		if err := embedded.UseChatTemplate(choice.ChatTemplate); err != nil {
			return nil, err
		}
		return embedded.OpenModel(o, nil)
	}
	if o.Template, err = read_template.ReadTemplate(choice); err != nil {
		return nil, err
	}
	library, err := open_runtime.OpenRuntime(choice, embedded, "/")
	if err != nil {
		return nil, err
	}
	b, _, err = open_rkllm_model.OpenRkllmModel(library, o)
	return b, err
}
