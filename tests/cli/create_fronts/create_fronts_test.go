package create_fronts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/create_fronts"
	"rkllmd/generation"
)

func TestCreateFronts(t *testing.T) {
	fronts, err := create_fronts.CreateFronts(cli.Settings{}, &generation.Hub{})
	require.NoError(t, err)
	require.Empty(t, fronts)
}
