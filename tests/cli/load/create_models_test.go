package load_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/create_models"
	"rkllmd/models/close_table"
	"rkllmd/tests/cli/cli_embedded"
)

func TestCreateModels(t *testing.T) {
	table, err := create_models.CreateModels(cli.Settings{}, cli_embedded.CliEmbedded())
	require.NoError(t, err)
	require.Nil(t, table)
	settings := cli.Settings{Named: cli.NamedSettings{Most: 2, KeepAlive: time.Second, Models: []cli.NamedModel{
		{Name: "b", Path: "/b.gguf"}, {Name: "a", Path: "/a.gguf"}}}}
	table, err = create_models.CreateModels(settings, cli_embedded.CliEmbedded())
	require.NoError(t, err)
	defer close_table.CloseTable(table)
	require.Equal(t, 2, table.Options.Most)
	require.Equal(t, time.Second, table.Options.KeepAlive)
	require.NotZero(t, table.Options.Available())
	require.Equal(t, "b", table.Models[0].Name, "in the operator's order")
	_, err = create_models.CreateModels(settings, cli.Embedded{})
	require.ErrorIs(t, err, cli.ErrNoRuntime)
	require.ErrorContains(t, err, "--named-model b=/b.gguf (RKLLMD_NAMED_MODEL): ")
}
