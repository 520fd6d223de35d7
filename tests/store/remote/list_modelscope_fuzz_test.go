package remote_test

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/create_client"
	"rkllmd/store/remote/list_modelscope"
	"rkllmd/store/source"
	"rkllmd/store/source/is_inside"
)

// Whatever the hub tells of a repository, its files lie below a folder, and are fetched from the hub.
func FuzzListModelscope(f *testing.F) {
	var told atomic.Pointer[[]byte]
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Write(*told.Load())
	}))
	f.Cleanup(hub.Close)
	f.Setenv("MODELSCOPE_ENDPOINT", hub.URL)
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(f, err)
	f.Add([]byte(`{"Code": 200, "Data": {"Files": [{"Path": "../m.gguf", "Type": "blob", "Size": 1, "Sha256": "a"}]}}`))
	f.Add([]byte(`[`))
	wanted := source.Source{Kind: source.KindModelScope, Owner: "o", Repo: "r"}
	f.Fuzz(func(t *testing.T, text []byte) {
		told.Store(&text)
		repository, err := list_modelscope.ListModelscope(t.Context(), client, wanted)
		if err != nil {
			return
		}
		for _, file := range repository.Files {
			require.True(t, is_inside.IsInside(file.Path), file.Path)
			require.Contains(t, file.URL, hub.URL+"/")
		}
	})
}
