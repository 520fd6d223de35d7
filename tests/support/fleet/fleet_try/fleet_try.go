// Package fleet_try tries what a machine of a fleet may do.
package fleet_try

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet/setup"
)

// FleetTry connects to url as the machine whose files stand in folder, publishes to subject, or listens to it, and
// returns what the server has against it.
func FleetTry(t testing.TB, url, folder, verb, subject string) error {
	t.Helper()
	key, err := nats.NkeyOptionFromSeed(filepath.Join(folder, setup.KeyFile))
	require.NoError(t, err)
	c, err := nats.Connect(url, key, nats.RootCAs(filepath.Join(folder, setup.AuthorityFile)),
		nats.Timeout(time.Minute))
	require.NoError(t, err)
	defer c.Close()
	if verb == "publish" {
		require.NoError(t, c.Publish(subject, []byte("{}")))
	} else {
		_, err = c.SubscribeSync(subject)
		require.NoError(t, err)
	}
	require.NoError(t, c.Flush())
	return c.LastError()
}
