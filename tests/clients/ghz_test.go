package clients_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/grpc_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/models/bench_model"
)

// ghz has 16 streams of 100 tokens at once, beside the same runs by "rkllmd generate". It prints both speeds; a
// benchmark measures the difference with more care (make bench).
func TestGhz(t *testing.T) {
	t.Parallel()
	const streams, length = 16, 100
	model := bench_model.BenchModel(t, bench.Shapes[0], "Q8_0")
	address := grpc_daemon.GRPCDaemon(t, model, 2048, start_daemon.Options{Plain: true, Flags: []string{"--sequences",
		fmt.Sprint(streams)}})
	client, err := open_client.OpenClient(address, kakeya_client.Options{})
	require.NoError(t, err)
	defer client.Conn.Close()
	var sessions, requests, lines []string
	for i := range uint32(streams) {
		sessions = append(sessions, kakeya_session.KakeyaSession(t, client, 300+i, 400+i, 500+i))
		requests = append(requests, fmt.Sprintf(`{"session_id":%q,"max_tokens":%d,"seed":%d}`, sessions[i], length, i))
		lines = append(lines, fmt.Sprintf(
			`{"id":%d,"tokens":[%d,%d,%d],"max_tokens":%d,"seed":%d,"ignore_end":true,"repeat_penalty":1}`, i, 300+i,
			400+i, 500+i, length, i))
	}
	command := exec.Command("../../.cache/tools/ghz", "--insecure", "--call", "kakeya.v1.RuntimeService.Generate", "-t",
		"5m", "-O", "json",
		"-c", fmt.Sprint(streams), "-n", fmt.Sprint(streams), "-d", "["+strings.Join(requests, ",")+"]", address)
	command.Stderr = os.Stderr
	output, err := command.Output()
	require.NoError(t, err, "%s", output)
	var report struct {
		Count   int
		Total   time.Duration
		Codes   map[string]int `json:"statusCodeDistribution"`
		Details []struct{ Error string }
	}
	require.NoError(t, json.Unmarshal(output, &report))
	require.Equal(t, streams, report.Count)
	require.Equal(t, map[string]int{"OK": streams}, report.Codes, "%v", report.Details)
	for _, session := range sessions {
		require.EqualValues(t, 3+length, kakeya_info.KakeyaInfo(t, client, session).HistoryLength)
	}

	bare := daemon_command.DaemonCommand(t, false, "generate", model, "--exact", "--threads", "1", "--sequences",
		fmt.Sprint(streams))
	input, err := bare.StdinPipe()
	require.NoError(t, err)
	answers, err := bare.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, bare.Start())
	scanner := bufio.NewScanner(answers)
	fmt.Fprintln(input, `{"id":"ready","op":"stats"}`)
	require.True(t, scanner.Scan())
	begin := time.Now()
	fmt.Fprintln(input, strings.Join(lines, "\n"))
	require.NoError(t, input.Close())
	for done := 0; done < streams; {
		require.True(t, scanner.Scan())
		done += strings.Count(scanner.Text(), fmt.Sprintf(`"generated_tokens":%d`, length))
	}
	alone := time.Since(begin)
	require.NoError(t, bare.Wait())
	t.Logf("%d streams of %d tokens: %.0f tokens/s by ghz, %.0f by rkllmd generate; time %.3f of the latter", streams,
		length,
		streams*length/report.Total.Seconds(), streams*length/alone.Seconds(), report.Total.Seconds()/alone.Seconds())
}
