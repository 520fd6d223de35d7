package program_test

import (
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/whole/program/press_daemon"
)

// SIGTERM ends the daemon soon, whatever its clients do on all of its ports: those that say nothing, those that read
// nothing of what they have asked for, and those that never stop asking. start_daemon checks what is left behind.
func TestStopWhateverClientsDo(t *testing.T) {
	const call = `{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants"}` + "\n"
	const get = "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"
	body := `{"prompt":"` + strings.Repeat("rain ", 1000) + `","stream":true,"cumulative":true,"echo_prompt":true}`
	post := "POST /v1/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
		strconv.Itoa(len(body)) + "\r\n\r\n" + body
	type port struct{ slow, flood string }
	ports := map[string]port{
		"rkllm.sock": {strings.Repeat(call, 100), call},
		"uma": {uma_frame.UMAFrame(`{"id":"a","prompt":"Hello"}`),
			uma_frame.UMAFrame(`{"event":"cancel","id":"a"}`)},
		"swarm": {`{"type":"chat_start","request_id":"1","payload":{"prompt":"Hi"}}` + "\n",
			`{"type":"abort","request_id":"1"}` + "\n"},
		"gRPC": {"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", strings.Repeat("\x00", 1000)},
		"http": {post, get}, "metrics": {strings.Repeat(get, 1000), get},
	}
	for _, how := range []string{"silent", "slow", "flooding"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			d := start_daemon.StartDaemon(t, start_daemon.Options{Socket: filepath.Join(folder, "rkllm.sock"),
				Flags: []string{"--uma-socket", filepath.Join(folder, "uma"), "--swarm-socket",
					filepath.Join(folder, "swarm"), "--grpc", "127.0.0.1:0", "--http", "127.0.0.1:0",
					"--metrics", "127.0.0.1:0"}})
			init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, d.Path), nil)
			for name, port := range ports {
				network, address := "unix", filepath.Join(folder, name)
				if name == "gRPC" || name == "http" || name == "metrics" {
					log := wait_for_log.WaitForLog(t, d, "protocol="+name)
					found := regexp.MustCompile("protocol=" + name + ` address=(?:http://)?(\S+)`)
					network, address = "tcp", found.FindStringSubmatch(log)[1]
				}
				first := map[string]string{"slow": port.slow}[how]
				again := map[string]string{"flooding": port.flood}[how]
				for range 5 {
					press_daemon.PressDaemon(t, network, address, first, again)
				}
			}
			begin := time.Now()
			require.NoError(t, d.Process.Signal(unix.SIGTERM))
			select {
			case <-d.Exited:
				t.Logf("%s clients: ended after %v", how, time.Since(begin))
			case <-time.After(time.Minute):
				require.Fail(t, "it has not ended")
			}
		})
	}
}
