package remote_test

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/create_client"
	"rkllmd/store/remote/list_hub"
	"rkllmd/store/source"
	"rkllmd/store/source/is_inside"
)

// Whatever the hub tells of a repository, its files lie below a folder, and are fetched from the hub.
func FuzzListHub(f *testing.F) {
	var told atomic.Pointer[[]byte]
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Write(*told.Load())
	}))
	f.Cleanup(hub.Close)
	f.Setenv("HF_ENDPOINT", hub.URL)
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(f, err)
	f.Add([]byte(`{"sha": "c0ffee", "tags": ["license:mit"], "cardData": {"license": ["a"]}, "siblings": [{"rfilename": "../m.gguf", "size": 1, "lfs": {"sha256": "a", "size": 2}}]}`))
	f.Add([]byte(`[`))
	f.Add([]byte(`{"sha": "%", "siblings": [{"rfilename": "m.gguf"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		told.Store(&text)
		repository, err := list_hub.ListHub(t.Context(), client, source.Source{Owner: "o", Repo: "r"})
		if err != nil {
			return
		}
		for _, file := range repository.Files {
			require.True(t, is_inside.IsInside(file.Path), file.Path)
			require.Contains(t, file.URL, hub.URL+"/")
		}
	})
}
