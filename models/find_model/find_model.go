// Package find_model finds the model of a name.
package find_model

import (
	"path/filepath"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models"
	"rkllmd/models/list_names"
	"rkllmd/models/name_main"
)

// FindModel returns the model of t that a client asks for by name; nil: it is that of main, which rkllm.init loads.
// That is so where no name was given, where main's model has that name, path or file name, and where t is nil or has no
// models, so that there is no other one. If a model of t has the same name as main's, t's is meant.
//
// **Runs on:** any thread that may wait. Errors: generation.ErrNotFound, with all names; generation.ErrClosed, with
// them, where no name was given and main has no model.
func FindModel(t *models.Table, main *generation.Hub, name string) (*models.Model, error) {
	if t == nil || len(t.Models) == 0 {
		return nil, nil
	}
	for _, model := range t.Models {
		if model.Name == name {
			return model, nil
		}
	}
	path, other := name_main.NameMain(main)
	switch {
	case name == "" && other == "":
		return nil, name_error.NameError(generation.ErrClosed, "no model was named, and rkllm.init has loaded none: "+
			"name one, by \"model\": there are %s", list_names.ListNames(t, ""))
	case name == "" || other != "" && (name == path || name == filepath.Base(path) || name == other):
		return nil, nil
	}
	return nil, name_error.NameError(generation.ErrNotFound, "there is no model %.80q: there are %s", name,
		list_names.ListNames(t, other))
}
