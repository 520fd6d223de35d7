package fleet_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_path"
)

// A gateway serves each model that members have, by its name, on all surfaces. When the class that is served has no
// member any more, another one of the same name, or for who names none, is served without anybody's doing.
func TestFleetModels(t *testing.T) {
	t.Parallel()
	url, _ := nats_server.NATSServer(t)
	d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--http", "127.0.0.1:0", "--nats", url,
		"--nats-name", "g1"}})
	address := http_address.HTTPAddress(t, d)
	path := [2]string{filepath.Join(t.TempDir(), "small.gguf"), filepath.Join(t.TempDir(), "small.gguf")}
	for seed, path := range path {
		require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", int64(seed)))
	}
	one, _ := fleet_daemon.FleetDaemon(t, url, "one")
	two, _ := fleet_daemon.FleetDaemon(t, url, "two")
	three, _ := fleet_daemon.FleetDaemon(t, url, "three", "--model", path[0])
	for _, name := range []string{"one", "two", "three"} {
		wait_for_log.WaitForLog(t, d, "member="+name)
	}
	ask := `{"prompt": "once", "max_tokens": 24, "temperature": 0, "model": `
	small, answer := ask_path.AskPath(t, address, "/v1/completions", ask+`"small"}`)
	require.Equal(t, 200, answer, small)
	demo, _ := ask_path.AskPath(t, address, "/v1/completions", ask+`"demo"}`)
	main, _ := ask_path.AskPath(t, address, "/v1/completions", ask+`""}`)
	require.Equal(t, demo, main, "most members have it")
	require.NotEqual(t, demo, small)
	for path, want := range map[string]string{"/v1/models": `"id":"small"`, "/v1/models/small": `"id":"small"`,
		"/api/tags": `"name":"small:latest"`, "/api/ps": `"name":"small:latest"`} {
		list, _ := ask_path.AskPath(t, address, path, "")
		require.Contains(t, list, want, path)
	}
	refusal, status := ask_path.AskPath(t, address, "/v1/completions", ask+`"other"}`)
	require.Equal(t, 404, status, refusal)
	require.Contains(t, refusal, `models here: \"demo\", \"small\"`)
	fleet_daemon.FleetDaemon(t, url, "four", "--model", path[1])
	wait_for_log.WaitForLog(t, d, "member=four")
	same, _ := ask_path.AskPath(t, address, "/v1/completions", ask+`"small"}`)
	require.Equal(t, small, same, "it is not that there are more of the other class")
	require.NoError(t, three.Process.Kill())
	require.Eventually(t, func() bool {
		other, status := ask_path.AskPath(t, address, "/v1/completions", ask+`"small"}`)
		return status == 200 && other != small
	}, time.Minute, 50*time.Millisecond)
	require.NoError(t, one.Process.Kill())
	require.NoError(t, two.Process.Kill())
	small, _ = ask_path.AskPath(t, address, "/v1/completions", ask+`"small"}`)
	require.Eventually(t, func() bool {
		main, status := ask_path.AskPath(t, address, "/v1/completions", ask+`""}`)
		return status == 200 && main == small
	}, time.Minute, 50*time.Millisecond)
	gone, status := ask_path.AskPath(t, address, "/v1/completions", ask+`"demo"}`)
	require.Equal(t, 503, status, gone)
}
