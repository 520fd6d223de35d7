// Package create_store makes the store of the models that nobody has named.
package create_store

import (
	"rkllmd/cli"
	"rkllmd/cli/load/create_stored_model"
	"rkllmd/cli/load/find_stored_model"
	"rkllmd/cli/load/list_stored_models"
	"rkllmd/models"
	"rkllmd/store/folder"
)

// CreateStore returns where the table of models finds those that lie in the store of settings. Without a store, and
// without HTTP and gRPC, by which alone clients give names, the zero value.
//
// **Runs on:** any thread.
func CreateStore(settings cli.Settings, embedded cli.Embedded) models.Store {
	there := settings.Named.Store
	if there == nil || settings.HTTP.Address == nil && settings.GRPC.Address == nil {
		return models.Store{}
	}
	return models.Store{Find: find_stored_model.FindStoredModel(*there, &folder.Kept{}),
		List:   list_stored_models.ListStoredModels(*there),
		Create: create_stored_model.CreateStoredModel(settings, embedded)}
}
