package remote_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote"
	"rkllmd/store/remote/create_client"
	"rkllmd/store/remote/list_hub"
	"rkllmd/store/source"
)

func TestListHub(t *testing.T) {
	asked := ""
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if asked = r.URL.String(); strings.Contains(asked, "/broken/") {
			io.WriteString(w, `{"sha": "../../other"}`)
			return
		}
		io.WriteString(w, `{"sha": "c0ffee", "tags": ["gguf", "license:mit"], "cardData": {"license": ["a", "b"]}, "siblings": [
			{"rfilename": "README.md", "size": 10},
			{"rfilename": "../../escape.gguf", "size": 10},
			{"rfilename": "/etc/escape.gguf", "size": 10},
			{"rfilename": "sub/m.gguf", "size": 135, "lfs": {"sha256": "abc", "size": 20, "pointerSize": 135}}]}`)
	}))
	defer hub.Close()
	t.Setenv("HF_ENDPOINT", hub.URL)
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	repository, err := list_hub.ListHub(t.Context(), client, source.Source{Owner: "o", Repo: "r", Revision: "v1"})
	require.NoError(t, err)
	require.Equal(t, "/api/models/o/r/revision/v1?blobs=true", asked)
	require.Equal(t, remote.Repository{Revision: "c0ffee", Licence: "mit", Files: []remote.File{
		{Path: "README.md", Size: 10, URL: hub.URL + "/o/r/resolve/c0ffee/README.md"},
		{Path: "sub/m.gguf", Size: 20, SHA256: "abc", URL: hub.URL + "/o/r/resolve/c0ffee/sub/m.gguf"}}}, repository)
	_, err = list_hub.ListHub(t.Context(), client, source.Source{Owner: "o", Repo: "broken"})
	require.ErrorContains(t, err, `says that it is at the commit "../../other", which is none`)
}
