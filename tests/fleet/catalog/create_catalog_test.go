package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/catalog/create_catalog"
	"rkllmd/fleet/gateway"
)

func TestCreateCatalog(t *testing.T) {
	g := &gateway.Gateway{}
	c := create_catalog.CreateCatalog(g)
	require.Same(t, g, c.Gateway)
	require.NotNil(t, c.Served)
}
