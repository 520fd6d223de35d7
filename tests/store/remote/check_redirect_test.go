package remote_test

import (
	"net/url"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/check_redirect"
	"rkllmd/store/remote/create_client"
)

func TestCheckRedirect(t *testing.T) {
	t.Setenv("HF_ENDPOINT", "http://mirror.example")
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	at, err := url.Parse("http://mirror.example/a/b")
	require.NoError(t, err)
	for location, right := range map[string]string{"/c": "http://mirror.example/c",
		"https://cdn/x?s=1":   "https://cdn/x?s=1",
		"http://127.0.0.1:9/": "http://127.0.0.1:9/"} {
		to, err := check_redirect.CheckRedirect(client, at, location)
		require.NoError(t, err)
		require.Equal(t, right, to.String())
	}
	for _, location := range []string{"http://cdn/x", "file:///etc/passwd", "ftp://cdn/x", "//cdn/x",
		"http://mirror.example.org/"} {
		_, err := check_redirect.CheckRedirect(client, at, location)
		require.ErrorContains(t, err, "it must be https", location)
	}
	_, err = check_redirect.CheckRedirect(client, &url.URL{Scheme: "https", Host: "cdn"}, "http://127.0.0.1:9/")
	require.ErrorContains(t, err, "it must be https", "it may not lead to this machine")
	_, err = check_redirect.CheckRedirect(client, at, "https://[")
	require.ErrorContains(t, err, "no address")
}
