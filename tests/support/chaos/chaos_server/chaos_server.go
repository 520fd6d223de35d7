// Package chaos_server writes how a server of NATS is to be.
package chaos_server

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
)

// ChaosServer returns the words that start the server number i of those at ports: with more than one they are a
// cluster, at the ports behind. NATS_SERVER names another program than the one that make clients installs.
func ChaosServer(t testing.TB, ports []int, count, i int) []string {
	t.Helper()
	text := fmt.Sprintf("host: 127.0.0.1\nport: %d\nping_interval: \"2s\"\nping_max: 2\nserver_name: s%d\n",
		ports[i], i)
	if count > 1 {
		text += fmt.Sprintf("cluster {\n name: fleet\n listen: \"127.0.0.1:%d\"\n no_advertise: true\n routes: [",
			ports[count+i])
		for other := range count {
			if other != i {
				text += fmt.Sprintf(" \"nats://127.0.0.1:%d\",", ports[count+other])
			}
		}
		text += " ]\n}\n"
	}
	path := filepath.Join(t.TempDir(), "nats.conf")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	program := cmp.Or(os.Getenv("NATS_SERVER"), project_path.ProjectPath(t, ".cache/tools/nats-server"))
	return []string{program, "-c", path}
}
