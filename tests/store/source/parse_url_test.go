package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source"
	"rkllmd/store/source/parse_url"
)

func TestParseURL(t *testing.T) {
	got, err := parse_url.ParseURL("http://127.0.0.1:8000/a.gguf")
	require.NoError(t, err)
	require.Equal(t, source.Source{Kind: source.KindURL, URL: "http://127.0.0.1:8000/a.gguf"}, got)
	for text, fault := range map[string]string{"http://h/a.gguf": "https", "https://h": "name of a file",
		"https://h/%2e%2e": "name of a file", "https://h:x/a.gguf": "no address",
		"https://n:secret@h/a.gguf": "password"} {
		_, err := parse_url.ParseURL(text)
		require.ErrorContains(t, err, fault, text)
		require.NotContains(t, err.Error(), "secret")
	}
}
