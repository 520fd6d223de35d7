// Package create_catalog makes a catalog.
package create_catalog

import (
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/gateway"
)

// CreateCatalog makes the catalog of the models that g knows members of.
//
// **Runs on:** any thread.
func CreateCatalog(g *gateway.Gateway) *catalog.Catalog {
	return &catalog.Catalog{Gateway: g, Served: map[string]*catalog.Served{}}
}
