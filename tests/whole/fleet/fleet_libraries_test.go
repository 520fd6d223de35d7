package fleet_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/fleet/library_ask"
	"rkllmd/tests/whole/fleet/library_member"
	"rkllmd/tests/whole/fleet/library_wait"
)

// Vendor's libraries are members. A run moves where the library dies, or hangs, before its first token; after it, the
// client is told that by name, and a gateway with --nats-restart begins an answer anew that is no stream. The member
// goes on when its library is loaded again.
func TestFleetLibraries(t *testing.T) {
	t.Parallel()
	const whole, stream = `{"prompt": "Hi"}`, `{"prompt": "Hi", "stream": true}`
	const answer, begun = "text Two\ntoken 2\ncall 0\ncall 2", "text One\ntoken 1\ncall 0\n"
	for _, test := range []struct{ name, flag, body, script, want, not string }{
		{"it answers", "", whole, strings.ReplaceAll(answer, "Two", "Well"), "Well", "Two"},
		{"it answers a stream", "", stream, strings.ReplaceAll(answer, "Two", "Well"), "Well", "Two"},
		{"dies before the first token", "", stream, "crash", "Two", "One"},
		{"dies after it", "", stream, begun + "die", "the member one that computed the answer is gone", "Two"},
		{"dies after it, not a stream", "", whole, begun + "crash", "would say something else", "Two"},
		{"dies after it, begins anew", "--nats-restart", whole, begun + "crash", "Two", "One"},
		{"dies after it, not begun anew", "--nats-restart", stream, begun + "crash", "would say something else", "Two"},
		{"hangs in its first step", "", stream, "deaf", "Two", "One"},
		{"hangs after it", "", stream, begun + "deaf", "would say something else", "Two"},
		{"refuses the run", "", whole, "return 7", "7", "Two"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			url, _ := nats_server.NATSServer(t)
			_, address := http_daemon.HTTPDaemon(t, strings.Fields("--nats "+url+
				" --nats-name g1 --nats-patience 20s "+test.flag)...) // a slow machine loses nobody
			var flags []string
			if strings.HasSuffix(test.script, "deaf") {
				flags = []string{"--nats-hang", "3s", "--abort-timeout", "1s"}
			}
			one, first, log := library_member.LibraryMember(t, url, "one", "1.3.0", flags...)
			two, second, _ := library_member.LibraryMember(t, url, "two", "1.3.0", flags...)
			wait := library_wait.LibraryWait(t, address)
			require.Eventually(t, wait, time.Minute, 20*time.Millisecond, "both are there")
			libraries := []*conformance_prepare.Session{one, two}
			got := library_ask.LibraryAsk(t, address, test.body, libraries, test.script, answer)
			text, err := os.ReadFile(log)
			require.NoError(t, err)
			require.Contains(t, got, test.want, string(text))
			require.NotContains(t, got, test.not)
			require.Eventually(t, wait, time.Minute, 20*time.Millisecond, "the library has its model, or has it again")
			again := library_ask.LibraryAsk(t, address, whole, libraries, begun+"call 2", answer)
			require.Contains(t, again, "One")
			for _, member := range []*exec.Cmd{first, second} {
				require.NoError(t, member.Process.Signal(unix.SIGTERM))
				require.NoError(t, member.Wait())
			}
		})
	}
}
