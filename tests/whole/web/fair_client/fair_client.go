// Package fair_client makes a client for the story of turns.
package fair_client

import (
	"net/http"
	"strings"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/faces/websocket_dial"
)

// Client is one client by its face and its habit: "uma once", or "uma kept" and so on. A kept one has its connection.
type Client struct {
	Habit     string
	UMA, HTTP string // addresses: a path, and "http://HOST:PORT"
	Longest   int    // for how many answers of others it has waited at most

	Kept    *connect_client.Client
	Web     *http.Client
	Socket  *coder.Conn
	GRPC    *kakeya_client.Client
	Session string
}

// FairClient makes a client with this habit of the daemon at these addresses, which is closed when the test ends.
func FairClient(t testing.TB, habit, uma, web, grpc string) *Client {
	t.Helper()
	c := &Client{Habit: habit, UMA: uma, HTTP: web}
	switch habit {
	case "uma kept":
		c.Kept = connect_client.ConnectClient(t, uma)
	case "rest kept", "rest once":
		transport := &http.Transport{DisableKeepAlives: habit == "rest once"}
		c.Web = &http.Client{Transport: transport}
		t.Cleanup(transport.CloseIdleConnections)
	case "websocket":
		c.Socket = websocket_dial.WebsocketDial(t, strings.Replace(web, "http", "ws", 1)+"/generate")
	case "grpc":
		client, err := open_client.OpenClient(grpc, kakeya_client.Options{})
		require.NoError(t, err)
		t.Cleanup(func() { _ = client.Conn.Close() })
		c.GRPC, c.Session = client, kakeya_session.KakeyaSession(t, client, 5, 300)
	}
	return c
}
