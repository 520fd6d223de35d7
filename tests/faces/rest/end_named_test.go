package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/end_named"
	"rkllmd/models/open_stay"
	"rkllmd/models/release_stay"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestEndNamed(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	stay, err := open_stay.OpenStay(host.Table, host.Hub, "small")
	require.NoError(t, err)
	<-stay.Hub.Loading.Load().Ended
	require.Nil(t, end_named.EndNamed(host, stay.Model))
	release_stay.ReleaseStay(stay)
	<-stay.Left
	stay.Model.Pinned = true
	refusal := end_named.EndNamed(host, stay.Model)
	require.Equal(t, 409, refusal.Status)
	require.False(t, refusal.Error.Recoverable)
	require.Contains(t, refusal.Error.Message, `model_pinned: the model "small" stays: the operator has it preloaded`)
}
