package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/create_stored_model"
	"rkllmd/models"
	"rkllmd/tests/cli/cli_embedded"
)

func TestCreateStoredModel(t *testing.T) {
	create := create_stored_model.CreateStoredModel(cli.Settings{}, cli_embedded.CliEmbedded())
	model := create(models.Found{Name: "a", Path: "/a.gguf"}, 3)
	require.Equal(t, []any{"a", "/a.gguf", 3, false}, []any{model.Name, model.Path, model.Number, model.Pinned})
	require.NotNil(t, model.Plan)
	create = create_stored_model.CreateStoredModel(cli.Settings{}, cli.Embedded{})
	_, err := create(models.Found{Name: "a", Path: "/a.gguf"}, 3).Open(nil, nil)
	require.ErrorIs(t, err, cli.ErrNoRuntime, "it is there, and its load says why it cannot be")
}
