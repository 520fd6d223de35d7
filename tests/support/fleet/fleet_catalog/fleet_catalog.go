// Package fleet_catalog makes a catalog for a test.
package fleet_catalog

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/create_catalog"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

// FleetCatalog makes the catalog of a gateway (fleet_gateway) whose members have the model toy, of class c, which
// answers what it is.
func FleetCatalog(t testing.TB) *catalog.Catalog {
	t.Helper()
	g, _ := fleet_gateway.FleetGateway(t, "x")
	_, err := g.Bus.Subscribe("rkf.kind.c", "members", func(m fleet.Message) {
		send_value.SendValue(g.Bus, m.Reply, fleet.Class{ID: "c", Model: generation.ModelInfo{Name: "a title"},
			Verbs: []string{"render", "tokenize", "detokenize", "embed"}})
	})
	require.NoError(t, err)
	return create_catalog.CreateCatalog(g)
}
