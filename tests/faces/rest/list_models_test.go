package rest_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/list_models"
	"rkllmd/faces/web"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/rest/fixed_fleet"
	"rkllmd/tests/faces/rest/web_choices"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestListModels(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Models = web.Models{List: web_choices.WebChoices, Allowed: true}
	require.Equal(t, web.ModelList{Object: "list", Data: []web.Model{}, Available: web_choices.WebChoices(),
		LoadAllowed: true},
		list_models.ListModels(host))
	loading := web_loading.WebLoading(host.Hub, 0.5)
	require.Equal(t, 50.0, *list_models.ListModels(host).Loading.Progress)
	loading.Err = errors.New("it is damaged")
	close(loading.Ended)
	list := list_models.ListModels(host)
	require.Equal(t, "it is damaged", list.Error)
	require.Nil(t, list.Loading)
	b := web_backend.WebBackend()
	b.Model.Path = "/m/toy.gguf"
	host.Hub.Backend.Store(b)
	list = list_models.ListModels(host)
	require.Empty(t, list.Error, "another one is loaded by now")
	require.Equal(t, "toy", list.Loaded.Name)
	require.Equal(t, "toy", list.Data[0].ID)
	require.Equal(t, "/m/toy.gguf", list.Loaded.Path)
	require.Equal(t, 64, list.Loaded.MaxTokens)
	host.Hub.Backend.Store(nil)
	set_backend.SetBackend(host.Hub, nil, keep_backend.KeepBackend(b, nil))
	require.Equal(t, list.Loaded, list_models.ListModels(host).Loaded, "nothing is made")
	host.Table = named_table.NamedTable(t, "small", b, nil)
	require.Equal(t, []models.Entry{{Name: "small", Path: "/models/small", State: models.StateUnloaded}},
		list_models.ListModels(host).Named)
	require.Equal(t, "small", list_models.ListModels(host).Data[0].ID)
	host.Fleet = fixed_fleet.FixedFleet(web.Fleet{})
	require.True(t, list_models.ListModels(host).Fleet)
}
