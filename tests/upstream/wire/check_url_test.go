package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/upstream/wire/check_url"
)

func TestCheckURL(t *testing.T) {
	for _, good := range []string{"http://127.0.0.1:11434/v1", "https://api.example/v1", "http://localhost/v1",
		"http://[::1]:1"} {
		require.NoError(t, check_url.CheckURL(good, true), good)
	}
	require.NoError(t, check_url.CheckURL("http://board:8080/v1", false))
	require.EqualError(t, check_url.CheckURL("http://board:8080/v1", true),
		`"http://board:8080/v1" lies on another machine, `+
			`and the key would go there in plain text: https://board:8080/v1 would be right`)
	for _, bad := range []string{"", "board:8080", "ftp://a/", "http://", "http://a/?b=c", "http://a/#b"} {
		require.Error(t, check_url.CheckURL(bad, false), bad)
	}
	err := check_url.CheckURL("https://me:password@a/v1", false)
	require.Error(t, err)
	require.NotContains(t, err.Error(), "password@")
}
