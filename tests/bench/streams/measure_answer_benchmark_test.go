package streams_test

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/bench/streams/ask_marks"
	"rkllmd/tests/bench/streams/ask_pace"
	"rkllmd/tests/bench/streams/clock_daemon"
	"rkllmd/tests/bench/streams/compare_answers"
	"rkllmd/tests/bench/streams/measure_hub"
	"rkllmd/tests/bench/streams/run_clock"
	"rkllmd/tests/bench/streams/start_hub"
	"rkllmd/tests/bench/streams/wait_ready"
	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
)

// BenchmarkMeasureAnswer: what the fleet adds. The real nats-server, a member and a gateway, each a process of its own;
// one client asks the member's own HTTP, and the gateway, in turns, BENCH_ROUNDS times, for the same stream. Of a token
// of the made-up model counts the time from its making to its bytes at the client; of the demo model, which computes,
// the time from one token to the next. A model of 20, 50 and 1,000 tokens a second is made up. The goals: at the middle
// 2 ms more to the first token, and 0.3 ms more for each. Beside it stands what NATS itself takes.
func BenchmarkMeasureAnswer(b *testing.B) {
	run_clock.RunClock()
	const name = "BenchmarkMeasureAnswer"
	rounds, err := strconv.Atoi(cmp.Or(os.Getenv("BENCH_ROUNDS"), "50"))
	require.NoError(b, err)
	url := start_hub.StartHub(b)
	fmt.Printf("\n%-46s %9s %9s %9s %9s %9s %9s  us\n", "beside the member asked directly", "member", "p99",
		"gateway", "p99", "added", "p99")
	for _, step := range []time.Duration{50 * time.Millisecond, 20 * time.Millisecond, time.Millisecond} {
		b.Run(step.String(), func(b *testing.B) {
			var addresses [2]string
			_, addresses[0] = clock_daemon.ClockDaemon(b, name, "chosen", step, "--model", "builtin:demo",
				"--sequences", "64", "--nats", url, "--nats-name", "m")
			_, addresses[1] = clock_daemon.ClockDaemon(b, name, "chosen", step, "--nats", url, "--nats-name", "g")
			tokens := 6 + int(100*time.Millisecond/step)
			compare_answers.CompareAnswers(b, fmt.Sprintf("%d tokens, one each %v", tokens, step), rounds,
				addresses, tokens, ask_marks.AskMarks)
			measure_hub.MeasureHub(b, url, step)
		})
	}
	b.Run("demo", func(b *testing.B) {
		var addresses [2]string
		for i, flags := range [][]string{{"--model", "builtin:demo", "--exact", "--sequences", "4", "--nats-name", "m"},
			{"--nats-name", "g"}} {
			addresses[i] = http_address.HTTPAddress(b, start_daemon.StartDaemon(b, start_daemon.Options{Plain: true,
				Flags: append(flags, "--http", "127.0.0.1:0", "--nats", url)}))
			wait_ready.WaitReady(b, addresses[i])
		}
		compare_answers.CompareAnswers(b, "100 tokens of the demo model", rounds, addresses, 100,
			ask_pace.AskPace)
	})
}
