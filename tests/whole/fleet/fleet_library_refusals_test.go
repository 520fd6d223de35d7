package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/library_member"
)

// What a vendor's library cannot do is refused by name at a gateway, as by the daemon that has the library; what it can
// do by its version is done.
func TestFleetLibraryRefusals(t *testing.T) {
	t.Parallel()
	for version, takesSampling := range map[string]bool{"1.2.3": false, "1.3.0": true} {
		t.Run(version, func(t *testing.T) {
			url, _ := nats_server.NATSServer(t)
			gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1")
			s, _, _ := library_member.LibraryMember(t, url, "one", version)
			wait_for_log.WaitForLog(t, gateway, "member=one")
			const one = `"messages": [{"role": "user", "content": "Hi"}]`
			for body, want := range map[string]string{
				`{` + one + `, "seed": 5}`:                                  "does not support a seed",
				`{` + one + `, "logprobs": true}`:                           "does not support logprobs",
				`{` + one + `, "response_format": {"type": "json_object"}}`: "does not support answers that are held to",
				`{` + one + `, "tools": [{"type": "function", "function": {"name": "f", "parameters": {}}}]}`: "does not " +
					"support tools",
				`{"messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"}]}`: "does not " +
					"support conversations",
			} {
				answer, status := ask_path.AskPath(t, address, "/v1/chat/completions", body)
				require.Equal(t, 400, status, answer)
				require.Contains(t, answer, want, body)
			}
			answer, status := ask_path.AskPath(t, address, "/v1/tokenize", `{"text": "Hi"}`)
			require.NotEqual(t, 200, status, answer)
			conformance_announce.ConformanceAnnounce(t, s, "run_async", "anything\n",
				"text Well\ntoken 1\ncall 0\ncall 2")
			answer, status = ask_path.AskPath(t, address, "/v1/chat/completions", `{`+one+`, "temperature": 0.25}`)
			require.Equal(t, takesSampling, status == 200, answer)
			require.Contains(t, answer, map[bool]string{false: "sampling parameters of a single request",
				true: "Well"}[takesSampling])
		})
	}
}
