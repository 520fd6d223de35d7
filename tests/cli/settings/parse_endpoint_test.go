package settings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/parse_endpoint"
)

func TestParseEndpoint(t *testing.T) {
	for text, expected := range map[string]cli.Endpoint{
		"127.0.0.1:8080":      {URL: "http://127.0.0.1:8080", Name: "http://127.0.0.1:8080"},
		"http://[::1]:80/":    {URL: "http://[::1]:80", Name: "http://[::1]:80"},
		"https://example.org": {URL: "https://example.org", Name: "https://example.org"},
		"unix:///run/user/1/x.sock": {URL: "http://localhost", Unix: "/run/user/1/x.sock",
			Name: "unix:///run/user/1/x.sock"},
	} {
		endpoint, err := parse_endpoint.ParseEndpoint(text)
		require.NoError(t, err, text)
		require.Equal(t, expected, endpoint, text)
	}
	for text, words := range map[string]string{
		"ftp://host":         "is neither http://HOST:PORT, https://HOST:PORT nor unix:///PATH",
		"":                   "must be a host and nothing more",
		":8080":              "must be a host and nothing more",
		"http://":            "must be a host and nothing more",
		"http://host/path":   "must be a host and nothing more",
		"http://user@host":   "must be a host and nothing more",
		"host:port":          "must be a host and nothing more",
		"unix://":            "names no absolute path",
		"http://host?q=1":    "must be a host and nothing more",
		"http://host:80#top": "must be a host and nothing more",
	} {
		_, err := parse_endpoint.ParseEndpoint(text)
		require.ErrorContains(t, err, words, text)
	}
}
