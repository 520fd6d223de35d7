package fleet_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/library_ask"
	"rkllmd/tests/whole/fleet/library_member"
	"rkllmd/tests/whole/fleet/library_wait"
	"rkllmd/tests/whole/fleet/wait_figure"
)

// The daemon of a vendor's library gets kill -9 while that computes. Before the first token the run moves; after it the
// client is told by name what was lost, and a gateway with --nats-restart begins an answer anew that is no stream.
func TestFleetLibraryKilled(t *testing.T) {
	t.Parallel()
	const whole, stream = `{"prompt": "Hi"}`, `{"prompt": "Hi", "stream": true}`
	const answer, begun = "text Two\ntoken 2\ncall 0\ncall 2", "text One\ntoken 1\ncall 0\nwait"
	told := regexp.MustCompile(`rkllmd_fleet_tokens_total{member="one"} \d+`)
	for _, test := range []struct{ name, flag, body, script, want, not string }{
		{"before the first token", "", stream, "wait", "Two", "One"},
		{"after it, a stream", "", stream, begun, "the member one that computed the answer is gone", "Two"},
		{"after it, not a stream", "", whole, begun, "would say something else", "Two"},
		{"after it, begins anew", "--nats-restart", whole, begun, "Two", "One"},
		{"after it, a stream does not", "--nats-restart", stream, begun, "would say something else", "Two"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			url, _ := nats_server.NATSServer(t)
			_, address := http_daemon.HTTPDaemon(t, strings.Fields("--nats "+url+
				" --nats-name g1 --nats-patience 20s "+test.flag)...) // a slow machine loses nobody
			one, killed, _ := library_member.LibraryMember(t, url, "one", "1.3.0")
			two, _, _ := library_member.LibraryMember(t, url, "two", "1.3.0")
			require.Eventually(t, library_wait.LibraryWait(t, address), time.Minute, 20*time.Millisecond)
			before, _ := ask_path.AskPath(t, address, "/metrics", "")
			got := make(chan string, 1)
			go func() {
				got <- library_ask.LibraryAsk(t, address, test.body, []*conformance_prepare.Session{one, two},
					test.script, answer)
			}()
			wait_figure.WaitFigure(t, address, `rkllmd_fleet_running{member="one",model="model"} 1`)
			require.Eventually(t, func() bool {
				now, _ := ask_path.AskPath(t, address, "/metrics", "")
				return test.script == "wait" || told.FindString(now) != told.FindString(before)
			}, time.Minute, 10*time.Millisecond, "the first token has come")
			require.NoError(t, killed.Process.Kill())
			said := <-got
			require.Contains(t, said, test.want)
			require.NotContains(t, said, test.not)
		})
	}
}
