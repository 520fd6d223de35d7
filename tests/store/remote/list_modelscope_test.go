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
	"rkllmd/store/remote/list_modelscope"
	"rkllmd/store/source"
)

func TestListModelscope(t *testing.T) {
	text := `{"Code": 200, "Success": true, "Data": {"Files": [{"Path": "sub", "Type": "tree"}, {"Path": "../a.gguf",
		"Type": "blob"}, {"Path": "sub/m.gguf", "Type": "blob", "Size": 20, "Sha256": "abc", "Revision": "c0ffee"}]}}`
	asked := ""
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasSuffix(r.URL.Path, "/files") {
			io.WriteString(w, `{"Code": 200, "Data": {"License": "mit"}}`)
			return
		}
		asked = r.URL.String()
		io.WriteString(w, text)
	}))
	defer hub.Close()
	t.Setenv("MODELSCOPE_ENDPOINT", hub.URL)
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	wanted := source.Source{Kind: source.KindModelScope, Owner: "o", Repo: "r"}
	repository, err := list_modelscope.ListModelscope(t.Context(), client, wanted)
	require.NoError(t, err)
	require.Equal(t, "/api/v1/models/o/r/repo/files?Recursive=true&Revision=master", asked)
	require.Equal(t, remote.Repository{Revision: "master", Licence: "mit", Files: []remote.File{{Path: "sub/m.gguf",
		Size: 20, SHA256: "abc",
		URL: hub.URL + "/api/v1/models/o/r/repo?FilePath=sub%2Fm.gguf&Revision=master"}}}, repository)
	text = `{"Code": 10010205001, "Message": "not found"}`
	_, err = list_modelscope.ListModelscope(t.Context(), client, wanted)
	require.ErrorContains(t, err, "cannot look into ms:o/r")
	require.ErrorContains(t, err, "not found")
}
