package remote_test

import (
	"net/url"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/build_query"
	"rkllmd/store/remote/create_client"
)

func TestBuildQuery(t *testing.T) {
	t.Setenv("HF_ENDPOINT", "https://hub.example")
	t.Setenv("HF_TOKEN", "hf_secret")
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	for address, token := range map[string]string{"https://hub.example/a": "Bearer hf_secret",
		"http://hub.example/a":      "",
		"https://cdn.hub.example/a": "", "https://hub.example:8443/a": "", "https://hub.example.evil.org/": ""} {
		at, err := url.Parse(address)
		require.NoError(t, err)
		request := build_query.BuildQuery(t.Context(), client, at, "bytes=1-2")
		require.Equal(t, []string{token, "bytes=1-2"},
			[]string{request.Header.Get("Authorization"), request.Header.Get("Range")}, address)
	}
}
