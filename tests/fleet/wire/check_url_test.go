package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/check_url"
)

func TestCheckURL(t *testing.T) {
	for _, good := range []string{"nats://127.0.0.1:4222", "tls://hub:4222", "nats://localhost",
		"nats://[::1]:1,tls://a:2"} {
		require.NoError(t, check_url.CheckURL(good), good)
	}
	require.EqualError(t, check_url.CheckURL("nats://hub:4222"), `"nats://hub:4222" lies on another machine, and `+
		"prompts and answers would go there in plain text: tls://hub:4222 would be right")
	for _, bad := range []string{"", "http://a", "127.0.0.1:4222", "tls://", "nats://127.0.0.1,nats://10.0.0.1"} {
		require.Error(t, check_url.CheckURL(bad), bad)
	}
}
