package rest_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/check_upgrade"
)

func TestCheckUpgrade(t *testing.T) {
	key := "MDEyMzQ1Njc4OWFiY2RlZg=="
	for _, test := range []struct {
		method, connection, upgrade, version, key string
		status                                    int
		want                                      string
	}{
		{"GET", "keep-alive, Upgrade", "WebSocket", "13", key, 0, ""},
		{"GET", "", "", "", "", 426, "/generate speaks WebSocket: connect to it as ws://, or POST to /v1/generate"},
		{"GET", "Upgrade", "h2c", "13", key, 426, "/generate speaks WebSocket"},
		{"GET", "close", "websocket", "13", key, 426, "/generate speaks WebSocket"},
		{"HEAD", "Upgrade", "websocket", "13", key, 426, "/generate speaks WebSocket"},
		{"GET", "Upgrade", "websocket", "8", key, 426, `Sec-WebSocket-Version is "8"; it must be 13`},
		{"GET", "Upgrade", "websocket", "13", "", 400, `Sec-WebSocket-Key is [""]; it must be 16 bytes in base64`},
		{"GET", "Upgrade", "websocket", "13", "MDEyMw==", 400,
			`Sec-WebSocket-Key is ["MDEyMw=="]; it must be 16 bytes in base64`},
	} {
		r := httptest.NewRequest(test.method, "/generate", nil)
		for name, value := range map[string]string{"Connection": test.connection, "Upgrade": test.upgrade,
			"Sec-WebSocket-Version": test.version, "Sec-WebSocket-Key": test.key} {
			r.Header.Set(name, value)
		}
		refusal := check_upgrade.CheckUpgrade(r)
		if test.status == 0 {
			require.Nil(t, refusal)
			continue
		}
		require.Equal(t, test.status, refusal.Status)
		require.Contains(t, refusal.Error.Message, test.want)
	}
	r := httptest.NewRequest("GET", "/generate", nil)
	r.Header = map[string][]string{"Connection": {"Upgrade"}, "Upgrade": {"websocket"}, "Sec-Websocket-Version": {"13"},
		"Sec-Websocket-Key": {key, key}}
	require.Equal(t, 400, check_upgrade.CheckUpgrade(r).Status, "two keys")
}
