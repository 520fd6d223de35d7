// Package find_model finds the model of a name.
package find_model

import (
	"cmp"
	"errors"

	"rkllmd/generation"
	find_main "rkllmd/generation/hub/find_model"
	"rkllmd/models"
	"rkllmd/models/find_alias"
	"rkllmd/models/find_known"
	"rkllmd/models/find_name"
	"rkllmd/models/name_main"
	"rkllmd/models/refuse_name"
)

// FindModel returns the model of t that a client asks for by name; nil: it is that of main, which rkllm.init loads.
// That is so where no name was given, where main's model has that name, and where t is nil or has neither models nor
// aliases nor a store, so that there is no other one. A name is looked for among those that the operator gives and
// main's (find_name), the aliases, the store (find_known); what there is not stands for the alias for every name.
//
// **Runs on:** any thread that may wait. **Holds:** Table.Mu, for moments. Errors: refuse_name's; the store cannot be
// read.
func FindModel(t *models.Table, main *generation.Hub, name string) (*models.Model, error) {
	if t == nil || t.Options.Store.Find == nil && len(t.Models) == 0 && len(t.Options.Aliases) == 0 {
		return nil, nil
	}
	path, title := name_main.NameMain(main)
	if name == "" {
		_, err := find_main.FindModel(main)
		if title != "" || err != nil && !errors.Is(err, generation.ErrNoModel) {
			// who asks that one hears why it is not there
			return nil, nil
		}
	}
	if model, found := find_name.FindName(t, path, title, name); found {
		return model, nil
	}
	alias := find_alias.FindAlias(t.Options.Aliases, name)
	model, state, err := find_known.FindKnown(t, path, title, cmp.Or(alias, name))
	if every := find_alias.FindAlias(t.Options.Aliases, models.AnyName); alias == "" && every != "" && err == nil &&
		state != models.Known {
		alias = every
		model, state, err = find_known.FindKnown(t, path, title, alias)
	}
	if err != nil || state == models.Known {
		return model, err
	}
	return nil, refuse_name.RefuseName(t, path, title, name, alias, state)
}
