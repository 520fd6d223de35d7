package remote_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_url"
	"rkllmd/store/remote/create_client"
)

func TestAskURL(t *testing.T) {
	var seen []string
	away := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen = append(seen, "away "+r.Header.Get("Authorization")+r.Header.Get("Range"))
		io.WriteString(w, "data")
	}))
	defer away.Close()
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen = append(seen, "hub "+r.Header.Get("Authorization"))
		switch r.URL.Path {
		case "/ring":
			http.Redirect(w, r, "/ring", http.StatusFound)
		case "/insecure":
			http.Redirect(w, r, "http://example.com/file", http.StatusFound)
		case "/none":
			w.WriteHeader(http.StatusNotFound)
		default:
			w.Header().Set("X-Linked-Etag", `"`+strings.Repeat("a", 64)+`"`)
			http.Redirect(w, r, away.URL+"/file?signature=1", http.StatusFound)
		}
	}))
	defer hub.Close()
	t.Setenv("HF_ENDPOINT", hub.URL)
	t.Setenv("HF_TOKEN", "hf_secret")
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	answer, err := ask_url.AskURL(t.Context(), client, remote.Query{URL: hub.URL + "/a", Range: "bytes=0-3"})
	require.NoError(t, err)
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, errors.Join(err, answer.Body.Close()))
	require.Equal(t, "data", string(text))
	require.Equal(t, strings.Repeat("a", 64), answer.LinkedETag)
	require.Equal(t, []string{"hub Bearer hf_secret", "away bytes=0-3"}, seen, "the token stays with the hub")
	for path, fault := range map[string]string{"/ring": "10 times", "/insecure": "https", "/none": "404"} {
		_, err = ask_url.AskURL(t.Context(), client, remote.Query{URL: hub.URL + path})
		refusal := &remote.Refusal{}
		require.ErrorAs(t, err, &refusal, path)
		require.ErrorContains(t, err, fault)
		require.False(t, refusal.Again)
	}
	away.Close()
	_, err = ask_url.AskURL(t.Context(), client, remote.Query{URL: hub.URL + "/a"})
	require.ErrorContains(t, err, "connection refused")
	require.NotContains(t, err.Error(), "signature")
}
