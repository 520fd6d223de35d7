// Package create_models makes the models that requests ask for by name.
package create_models

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/load/create_named_model"
	"rkllmd/cli/load/create_store"
	"rkllmd/cli/load/measure_memory"
	"rkllmd/models"
	"rkllmd/models/create_table"
)

// CreateModels makes the table of the models and aliases of settings.Named and of its store; nil: there are none.
//
// **Runs on:** any thread. Errors: create_named_model's, with the setting; nothing is left behind.
func CreateModels(settings cli.Settings, embedded cli.Embedded) (*models.Table, error) {
	named, store := settings.Named, create_store.CreateStore(settings, embedded)
	if len(named.Models) == 0 && len(named.Aliases) == 0 && store.Find == nil {
		return nil, nil
	}
	var list []*models.Model
	for i, one := range named.Models {
		model, err := create_named_model.CreateNamedModel(one, i+1, settings, embedded)
		if err != nil {
			return nil, fmt.Errorf("--named-model %s=%s (RKLLMD_NAMED_MODEL): %w; %w", one.Name, one.Path, err,
				cli.ErrUsage)
		}
		list = append(list, model)
	}
	return create_table.CreateTable(list, models.Options{Most: named.Most, KeepAlive: named.KeepAlive,
		Available: measure_memory.MeasureMemory, Aliases: named.Aliases, Store: store}), nil
}
