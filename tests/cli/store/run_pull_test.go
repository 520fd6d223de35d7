package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/tests/cli/store/store_command"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestRunPull(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{})
	t.Setenv("HF_ENDPOINT", hub.URL)
	root := t.TempDir()
	output, err := store_command.StoreCommand(t, root, "pull", "hf:owner/toy-GGUF:Q8_0")
	require.NoError(t, err)
	require.Contains(t, output, "toy-Q8_0, 4.2 MB: "+root+"/owner/toy-GGUF/toy-Q8_0.gguf\n")
	_, err = store_command.StoreCommand(t, root, "pull", "hf:owner/none")
	require.ErrorContains(t, err, "no such repository")
	for _, words := range [][]string{{"pull"}, {"pull", "hf:a/b", "--connections", "0"}, {"pull", "hf:a/b", "--chip",
		"x"},
		{"pull", "hf:a/b", "--patience", "-1s"}} {
		_, err = store_command.StoreCommand(t, root, words...)
		require.ErrorIs(t, err, cli.ErrUsage, words)
	}
}
