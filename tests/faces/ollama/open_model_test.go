package ollama_test

import (
	"testing"
	"time"

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
		stay, refusal := open_model.OpenModel(t.Context(), host, name, nil)
		require.Nil(t, refusal, name)
		require.Equal(t, named, stay.Model != nil, name)
		release_stay.ReleaseStay(stay)
	}
	_, refusal := open_model.OpenModel(t.Context(), host, "gpt-4o", nil)
	require.Equal(t, 404, refusal.Status)
	require.Equal(t, `model 'gpt-4o' not found; models here: "small", "toy"`, refusal.Fault.Message)
	keep := time.Hour
	stay, refusal := open_model.OpenModel(t.Context(), host, "small", &keep)
	require.Nil(t, refusal)
	require.Same(t, &keep, stay.Keep)
	release_stay.ReleaseStay(stay)
	host.Hub.Backend.Store(nil)
	_, refusal = open_model.OpenModel(t.Context(), host, "", nil)
	require.Equal(t, 503, refusal.Status)
}
