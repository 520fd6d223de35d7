package remote_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/parse_endpoint"
)

func TestParseEndpoint(t *testing.T) {
	for text, right := range map[string]string{"": "https://usual", "https://a/": "https://a",
		"http://b:1/c": "http://b:1/c"} {
		t.Setenv("X_ENDPOINT", text)
		address, err := parse_endpoint.ParseEndpoint("X_ENDPOINT", "https://usual")
		require.NoError(t, err)
		require.Equal(t, right, address.String())
	}
	for _, text := range []string{"a", "ftp://a", "https://", "https://user:password@a", ":"} {
		t.Setenv("X_ENDPOINT", text)
		_, err := parse_endpoint.ParseEndpoint("X_ENDPOINT", "https://usual")
		require.ErrorContains(t, err, "X_ENDPOINT must be the address of a hub", text)
		require.NotContains(t, err.Error(), "password")
	}
}
