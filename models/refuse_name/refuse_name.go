// Package refuse_name says that there is no model of a name.
package refuse_name

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models"
	"rkllmd/models/list_names"
	"rkllmd/models/name_model"
)

// RefuseName returns the error for a client that asks for name, which t does not have, nor the model at path, which is
// called title; "": there is none. alias is what name stands for; "": it is none.
//
// **Runs on:** any thread that may wait. Errors: generation.ErrNotFound, with all names; generation.ErrClosed, with
// them, where no name was given.
func RefuseName(t *models.Table, path, title, name, alias string, state models.Knowledge) error {
	if path != "" {
		title = name_model.NameModel(generation.ModelInfo{Path: path})
	}
	names := list_names.ListNames(t, title)
	switch {
	case alias != "":
		return name_error.NameError(generation.ErrNotFound, "%.80q stands for %q (--alias), which is not there; "+
			"models here: %s", name, alias, names)
	case name == "":
		return name_error.NameError(generation.ErrClosed, "no model was named, and rkllm.init has loaded none: "+
			"name one, by \"model\"; models here: %s", names)
	case state == models.Removed:
		return name_error.NameError(generation.ErrNotFound, "there is no model %.80q any more, it was removed from "+
			"the store; models here: %s", name, names)
	}
	return name_error.NameError(generation.ErrNotFound, "there is no model %.80q; models here: %s", name, names)
}
