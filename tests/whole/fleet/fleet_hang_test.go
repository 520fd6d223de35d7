package fleet_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/chaos/ask_events"
	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/busiest_thread"
	"rkllmd/tests/whole/fleet/freeze_thread"
)

// The thread that computes stands still in the middle of an answer, while the member's process answers everybody: when
// --nats-hang is over, another member goes on behind the last token. When the thread goes on, the member is told that
// its run is another one's, and takes new ones.
func TestFleetHang(t *testing.T) {
	t.Parallel()
	url, _ := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1")
	one := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--http", "127.0.0.1:0", "--model",
		"builtin:demo", "--exact", "--sequences", "4", "--nats", url, "--nats-name", "one", "--nats-hang", "2s"}})
	member := http_address.HTTPAddress(t, one)
	wait_for_log.WaitForLog(t, gateway, "member=one")
	const ask = `{"prompt": "Once", "raw": true, "options": {"seed": 3, "temperature": 5, "top_k": 0, "top_p": 1,
		"repeat_penalty": 1, "num_predict": 3900}}` // tokens as they come: hardly ever one that ends the answer
	const path = "/api/generate"
	want := ask_events.AskEvents(t.Context(), chaos_answer.Place{HTTP: member}, path, ask)
	require.Greater(t, len(want.Pieces), 500, want)
	computes, got := busiest_thread.BusiestThread(t, one.Process.Pid), make(chan chaos_answer.Answer)
	go func() { got <- ask_events.AskEvents(t.Context(), chaos_answer.Place{HTTP: address}, path, ask) }()
	require.Eventually(t, func() bool {
		page, _ := ask_path.AskPath(t, address, "/metrics", "")
		return strings.Contains(page, `rkllmd_fleet_running{member="one",model="demo"} 1`)
	}, time.Minute, time.Millisecond)
	client := &http.Client{Timeout: time.Second}
	thaw := freeze_thread.FreezeThread(t, computes, func() bool {
		answer, err := client.Get("http://" + member + "/v1/models")
		if err == nil {
			answer.Body.Close()
		}
		return err == nil
	})
	_, status := ask_path.AskPath(t, member, "/v1/models", "")
	require.Equal(t, 200, status, "the process answers")
	two, _ := fleet_daemon.FleetDaemon(t, url, "two")
	answer := <-got
	require.Equal(t, strings.Join(want.Pieces, ""), strings.Join(answer.Pieces, ""), answer)
	wait_for_log.WaitForLog(t, gateway, "a run goes on at another member\" before=one member=two")
	thaw <- struct{}{}
	require.NoError(t, two.Process.Kill())
	require.Eventually(t, func() bool {
		text, status := ask_path.AskPath(t, address, "/v1/completions", `{"prompt": "once", "max_tokens": 5}`)
		return status == 200 && text != ""
	}, time.Minute, 20*time.Millisecond)
}
