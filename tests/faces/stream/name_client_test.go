package stream_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/name_client"
)

func TestNameClient(t *testing.T) {
	for from, name := range map[string]string{
		"192.0.2.7:4711":              "192.0.2.7",
		"[::ffff:192.0.2.7]:4711":     "192.0.2.7",
		"[2001:db8:1:2:3:4:5:6]:4711": "2001:db8:1:2::/64",
		"[fe80::1%eth0]:4711":         "fe80::/64",
		"@":                           "unix",
		"":                            "unix",
	} {
		require.Equal(t, name, name_client.NameClient(&http.Request{RemoteAddr: from}), from)
	}
}
