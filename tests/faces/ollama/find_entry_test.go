package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/find_entry"
	"rkllmd/models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestFindEntry(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	_, refusal := find_entry.FindEntry(host, "toy")
	require.Equal(t, "model 'toy' not found; models here: none", refusal.Fault.Message)
	host.Hub.Backend.Store(web_backend.WebBackend())
	entry, refusal := find_entry.FindEntry(host, "toy:latest")
	require.Nil(t, refusal)
	require.Equal(t, "toy", entry.Name)
	_, refusal = find_entry.FindEntry(host, "x")
	require.Equal(t, `model 'x' not found; models here: "toy"`, refusal.Fault.Message)
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	host.Table.Options.Aliases = []models.Alias{{Name: "gpt-4o", Model: "small"}}
	for name, want := range map[string]string{"small": "small", "small:latest": "small", "gpt-4o": "small",
		"toy": "toy"} {
		entry, refusal = find_entry.FindEntry(host, name)
		require.Nil(t, refusal, name)
		require.Equal(t, want, entry.Name)
	}
	_, refusal = find_entry.FindEntry(host, "x")
	require.Equal(t, `model 'x' not found; models here: "small", "toy", "gpt-4o"`, refusal.Fault.Message)
}
