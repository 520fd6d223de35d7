package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/list_entries"
	"rkllmd/models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestListEntries(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	require.Empty(t, list_entries.ListEntries(host))
	main := web_backend.WebBackend()
	host.Hub.Backend.Store(main)
	require.Equal(t, []ollama.Entry{{Name: "toy", Backend: main}}, list_entries.ListEntries(host))
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	host.Table.Options.Aliases = []models.Alias{{Name: "*", Model: "small"}, {Name: "gpt-4o", Model: "small"},
		{Name: "main", Model: "toy"}, {Name: "gone", Model: "x"}}
	small := ollama.Entry{Name: "small", Path: "/models/small"}
	other, alias := small, ollama.Entry{Name: "main", Backend: main}
	other.Name = "gpt-4o"
	require.Equal(t, []ollama.Entry{small, {Name: "toy", Backend: main}, other, alias}, list_entries.ListEntries(host))
	main.Model.Path = "/m/small.gguf"
	require.Equal(t, "small", list_entries.ListEntries(host)[0].Name)
	require.Equal(t, "gpt-4o", list_entries.ListEntries(host)[1].Name, "the named one is meant, and it is there once")
}
