package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/catalog/close_nothing"
)

func TestCloseNothing(t *testing.T) {
	require.NotPanics(t, close_nothing.CloseNothing)
}
