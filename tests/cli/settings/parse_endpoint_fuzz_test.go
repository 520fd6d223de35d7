package settings_test

import (
	"net/url"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/settings/parse_endpoint"
)

// What is accepted is an address that requests can be made to.
func FuzzParseEndpoint(f *testing.F) {
	for _, text := range []string{"127.0.0.1:8080", "https://[::1]:1", "unix:///x", "http://a%zz", "a b"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		endpoint, err := parse_endpoint.ParseEndpoint(text)
		if err != nil {
			return
		}
		parsed, err := url.Parse(endpoint.URL + "/generate")
		require.NoError(t, err)
		require.Equal(t, "/generate", parsed.Path)
		require.NotEmpty(t, parsed.Hostname())
		require.True(t, endpoint.Unix == "" || filepath.IsAbs(endpoint.Unix))
	})
}
