package rest_test

import (
	"io"
	"net"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/web_host"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/watch_connection"
)

func TestWatchConnection(t *testing.T) {
	host, told := web_host.WebHost(nil)
	host.Options.MaxClients = 1
	watch := watch_connection.WatchConnection(host)
	for range 1 + rest.MaxRefused {
		watch(nil, http.StateNew) // nothing is done with it
	}
	here, there := net.Pipe()
	watch(here, http.StateNew)
	_, err := there.Read(make([]byte, 1))
	require.ErrorIs(t, err, io.EOF, "one too many")
	require.Equal(t, int64(2+rest.MaxRefused), host.Connections.Load())
	watch(here, http.StateActive)
	watch(here, http.StateClosed)
	watch(here, http.StateHijacked)
	require.Equal(t, int64(1+rest.MaxRefused), host.Connections.Load(), "a WebSocket still counts")
	sum := 0
	for _, change := range told.Clients {
		sum += change
	}
	require.Equal(t, rest.MaxRefused, sum)
}
