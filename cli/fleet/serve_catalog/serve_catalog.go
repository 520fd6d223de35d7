// Package serve_catalog has front-ends serve what the fleet has.
package serve_catalog

import (
	"rkllmd/cli"
	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/bind_gateway"
	"rkllmd/cli/fleet/create_fleet_model"
	"rkllmd/cli/fleet/find_fleet_model"
	"rkllmd/cli/fleet/list_fleet_models"
	"rkllmd/cli/fleet/watch_catalog"
	"rkllmd/fleet/catalog/create_catalog"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/models"
	"rkllmd/models/create_table"
)

// ServeCatalog has the front-ends of loader find the models of the fleet by their names, in front of those of the store
// here, and serve one of them to who names none. They must not have begun.
//
// **Runs on:** any thread. It is called before run_worker.
func ServeCatalog(part *fleet.Part, named cli.NamedSettings, loader *cli.Loader) {
	part.Catalog = create_catalog.CreateCatalog(part.Gateway)
	if loader.Table == nil {
		loader.Table = create_table.CreateTable(nil, models.Options{Most: named.Most, KeepAlive: named.KeepAlive})
	}
	next := loader.Table.Options.Store
	loader.Table.Options.Store = models.Store{Find: find_fleet_model.FindFleetModel(part.Catalog, next),
		List:   list_fleet_models.ListFleetModels(part.Catalog, next),
		Create: create_fleet_model.CreateFleetModel(part.Gateway, next)}
	open := bind_gateway.BindGateway(part.Catalog)
	set_backend.SetBackend(loader.Hub, open, open)
	go watch_catalog.WatchCatalog(part.Catalog, loader.Hub, part.Closed)
}
