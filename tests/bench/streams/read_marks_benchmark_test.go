package streams_test

import (
	"cmp"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/bench/streams/clock_backend"
	"rkllmd/tests/bench/streams/measure_faces"
	"rkllmd/tests/bench/streams/run_clock"
)

// BenchmarkReadMarks: from the end of a step's computing to a token's bytes at the client, and then from that token's
// own choice to there, by each protocol, under 16 streams (BENCH_STREAMS), in turns. A step of 5 ms gives each stream a
// token; the daemon is this program in a process of its own, with a model that computes nothing. The floor is a C
// program that writes its tokens to as many sockets, once of Unix and once of TCP, as the protocol has them. Medians
// of five rounds; of the p99 the least too. CPU is the daemon's time for a token. The goal: at the 99th percentile at
// most 100 us more than the floor.
func BenchmarkReadMarks(b *testing.B) {
	run_clock.RunClock()
	const name = "BenchmarkReadMarks"
	streams, err := strconv.Atoi(cmp.Or(os.Getenv("BENCH_STREAMS"), "16"))
	require.NoError(b, err)
	for _, stamp := range []string{clock_backend.Logits, "chosen"} {
		measure_faces.MeasureFaces(b, name, stamp, streams)
	}
}
