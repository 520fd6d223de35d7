package remote_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote"
	"rkllmd/store/remote/create_client"
	"rkllmd/store/remote/list_repository"
	"rkllmd/store/source"
)

func TestListRepository(t *testing.T) {
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, `{"sha": "c", "Data": {"Files": [{"Path": "m.gguf", "Type": "blob"}]}}`)
	}))
	defer hub.Close()
	t.Setenv("HF_ENDPOINT", hub.URL)
	t.Setenv("MODELSCOPE_ENDPOINT", hub.URL)
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	repository, err := list_repository.ListRepository(t.Context(), client, source.Source{Owner: "o", Repo: "r"})
	require.NoError(t, err)
	require.Equal(t, remote.Repository{Revision: "c"}, repository)
	repository, err = list_repository.ListRepository(t.Context(), client, source.Source{Kind: source.KindModelScope,
		Owner: "o", Repo: "r"})
	require.NoError(t, err)
	require.Len(t, repository.Files, 1)
}
