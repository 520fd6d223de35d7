package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/open_model"
	"rkllmd/models/release_stay"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestOpenModel(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	for name, named := range map[string]bool{"small": true, "small:latest": true, "": false, "toy": false} {
		stay, refusal := open_model.OpenModel(host, name)
		require.Nil(t, refusal, name)
		require.Equal(t, named, stay.Model != nil, name)
		release_stay.ReleaseStay(stay)
	}
	_, refusal := open_model.OpenModel(host, "gpt-4o")
	require.Equal(t, 404, refusal.Status)
	require.Equal(t, `model 'gpt-4o' not found; models here: "small", "toy"`, refusal.Fault.Message)
	host.Hub.Backend.Store(nil)
	_, refusal = open_model.OpenModel(host, "")
	require.Equal(t, 503, refusal.Status)
}
