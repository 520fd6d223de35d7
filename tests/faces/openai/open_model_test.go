package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/open_model"
	"rkllmd/models/release_stay"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestOpenModel(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	host.Hub.Backend.Load().Model.Path = "/m/main.gguf"
	stay, refusal := open_model.OpenModel(t.Context(), host, "anything")
	require.Nil(t, refusal, "there is one model alone, and start_answer looks at the name")
	require.Same(t, host.Hub, stay.Hub)
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	for name, named := range map[string]bool{"small": true, "small:latest": true, "": false, "main": false,
		"main:latest": false, "toy": false} {
		stay, refusal = open_model.OpenModel(t.Context(), host, name)
		require.Nil(t, refusal, name)
		require.Equal(t, named, stay.Model != nil, name)
		release_stay.ReleaseStay(stay)
	}
	_, refusal = open_model.OpenModel(t.Context(), host, "gpt-4o")
	require.Equal(t, []any{404, openai.CodeModel, "model"},
		[]any{refusal.Status, *refusal.Fault.Code, *refusal.Fault.Param})
	host.Hub.Backend.Store(nil)
	_, refusal = open_model.OpenModel(t.Context(), host, "")
	require.Equal(t, 503, refusal.Status)
}
