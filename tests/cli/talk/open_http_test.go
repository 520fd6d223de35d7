package talk_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/open_http"
)

func TestOpenHTTP(t *testing.T) {
	chat := &cli.Chat{Endpoint: cli.Endpoint{URL: "http://x"}}
	open_http.OpenHTTP(chat, "")
	require.Empty(t, chat.Header)
	require.Nil(t, chat.HTTP.Transport.(*http.Transport).DialContext)
	chat.Endpoint.Unix = "/nowhere/http.sock"
	open_http.OpenHTTP(chat, "token")
	require.Equal(t, "Bearer token", chat.Header.Get("Authorization"))
	_, err := chat.HTTP.Get("http://localhost/")
	require.ErrorContains(t, err, "/nowhere/http.sock")
}
