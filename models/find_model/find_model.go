// Package find_model finds the model of a name.
package find_model

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models"
	"rkllmd/models/find_alias"
	"rkllmd/models/find_name"
	"rkllmd/models/list_names"
	"rkllmd/models/name_main"
	"rkllmd/models/name_model"
)

// FindModel returns the model of t that a client asks for by name (find_name) or by an alias; nil: it is that of main,
// which rkllm.init loads. That is so where no name was given, where main's model has that name, and where t is nil or
// has neither models nor aliases, so that there is no other one.
//
// **Runs on:** any thread that may wait. Errors: generation.ErrNotFound, with all names; generation.ErrClosed, with
// them, where no name was given and main has no model.
func FindModel(t *models.Table, main *generation.Hub, name string) (*models.Model, error) {
	if t == nil || len(t.Models) == 0 && len(t.Options.Aliases) == 0 {
		return nil, nil
	}
	path, title := name_main.NameMain(main)
	if name == "" && title != "" {
		return nil, nil
	}
	if model, found := find_name.FindName(t, path, title, name); found {
		return model, nil
	}
	alias := find_alias.FindAlias(t.Options.Aliases, name)
	if model, found := find_name.FindName(t, path, title, alias); found && alias != "" {
		return model, nil
	}
	if path != "" {
		title = name_model.NameModel(generation.ModelInfo{Path: path})
	}
	names := list_names.ListNames(t, title)
	switch {
	case alias != "":
		return nil, name_error.NameError(generation.ErrNotFound, "%.80q stands for %q (--alias), which is not there: "+
			"there are %s", name, alias, names)
	case name == "":
		return nil, name_error.NameError(generation.ErrClosed, "no model was named, and rkllm.init has loaded none: "+
			"name one, by \"model\": there are %s", names)
	}
	return nil, name_error.NameError(generation.ErrNotFound, "there is no model %.80q: there are %s", name, names)
}
