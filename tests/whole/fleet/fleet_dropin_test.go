package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/whole/dropin_library"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/plain_answer"
)

// A member computes with a real librkllmrt.so, our own drop-in, in a process of its own: a gateway says what a daemon
// alone with that library says.
func TestFleetDropin(t *testing.T) {
	t.Parallel()
	url, _ := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1")
	flags := []string{"--library", dropin_library.DropinLibrary(t, "D"), "--model", rt_tiny.RtTiny(t, "llama")}
	_, alone := http_daemon.HTTPDaemon(t, flags...)
	fleet_daemon.FleetDaemon(t, url, "one", append(flags, "--exact=false", "--sequences", "1")...)
	wait_for_log.WaitForLog(t, gateway, "member=one")
	for _, body := range []string{`{"prompt": "a warm day", "max_tokens": 12, "temperature": 0}`,
		`{"prompt": "and the rain", "max_tokens": 9, "temperature": 0, "stream": true}`,
		`{"prompt": "and the rain", "max_tokens": 9, "temperature": 0, "stop": ["e"]}`} {
		want, status := ask_path.AskPath(t, alone, "/v1/completions", body)
		require.Equal(t, 200, status, want)
		got, status := ask_path.AskPath(t, address, "/v1/completions", body)
		require.Equal(t, 200, status, got)
		require.Equal(t, plain_answer.PlainAnswer(want), plain_answer.PlainAnswer(got), body)
	}
}
