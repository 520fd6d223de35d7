package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/check_key"
)

func TestCheckKey(t *testing.T) {
	for _, good := range []fleet.Options{{URL: "nats://127.0.0.1:4222"}, {URL: "tls://localhost"},
		{URL: "tls://hub:4222", NKey: "f"}, {URL: "tls://hub:4222", Creds: "f"},
		{URL: "tls://token@hub, tls://[::1]"}} {
		require.NoError(t, check_key.CheckKey(good), good)
	}
	require.EqualError(t, check_key.CheckKey(fleet.Options{URL: "tls://[::1],tls://hub:4222", CA: "f"}),
		`"tls://hub:4222" lies on another machine, and nothing shows it who this one is: --nats-nkey FILE `+
			`(RKLLMD_NATS_NKEY) with a file that "rkllmd fleet init" has made, or --nats-creds FILE, would be right`)
}
