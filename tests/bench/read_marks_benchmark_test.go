package bench_test

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/measure_times"
	"rkllmd/tests/bench/face_marks"
	"rkllmd/tests/bench/generate_marks"
	"rkllmd/tests/bench/grpc_marks"
	"rkllmd/tests/bench/list_faces"
	"rkllmd/tests/bench/run_clock"
	"rkllmd/tests/bench/serve_clock"
	"rkllmd/tests/bench/start_floor"
)

// BenchmarkReadMarks: from a token that was chosen to its bytes at the client, by each protocol, under 16 streams
// (BENCH_STREAMS), in turns. A step of 5 ms gives each stream a token; the daemon is this program in a process of its
// own, with a model that computes nothing. The floor is a C program that writes its tokens to as many sockets. Medians
// of five rounds. The goal: at the 99th percentile at most 100 us more than the floor.
func BenchmarkReadMarks(b *testing.B) {
	run_clock.RunClock()
	const name, count, rounds = "BenchmarkReadMarks", 200, 5
	streams, err := strconv.Atoi(cmp.Or(os.Getenv("BENCH_STREAMS"), "16"))
	require.NoError(b, err)
	served := serve_clock.ServeClock(b, name)
	faces := append([]face_marks.Face{{Name: "floor: C, a Unix socket", Network: "unix",
		Address: start_floor.StartFloor(b, streams, count), Request: "\n"}}, list_faces.ListFaces(served, count)...)
	faces = append(faces, face_marks.Face{Name: "gRPC, with a client in Go"},
		face_marks.Face{Name: "rkllmd generate, one pipe"})
	figures := make([][3][]time.Duration, len(faces)) // by face: p50, p99 and the largest of each round
	for range rounds {
		for i, face := range faces {
			var times []int64
			switch {
			case face.Network != "":
				times = face_marks.FaceMarks(b, face, streams, count)
			case i == len(faces)-1:
				times = generate_marks.GenerateMarks(b, name, streams, count)
			default:
				times = grpc_marks.GRPCMarks(b, served.Calls, streams, count)
			}
			l := measure_times.MeasureTimes(times)
			for j, figure := range []time.Duration{l.P50, l.P99, l.Max} {
				figures[i][j] = append(figures[i][j], figure)
			}
		}
	}
	fmt.Printf("\n%-28s %8s %8s %8s %8s   of %d streams, us\n", "token to client by", "p50", "p99", "least", "largest",
		streams)
	for i, face := range faces {
		for j := range figures[i] {
			slices.Sort(figures[i][j])
		}
		p50, p99, most := figures[i][0], figures[i][1], figures[i][2]
		line := fmt.Sprintf("  %-26s %8.1f %8.1f %8.1f %8.1f", face.Name, float64(p50[rounds/2])/1e3,
			float64(p99[rounds/2])/1e3, float64(p99[0])/1e3, float64(most[rounds/2])/1e3)
		if more := p99[rounds/2] - figures[0][1][rounds/2]; i > 0 {
			line += fmt.Sprintf("   %+.0f us beside the floor: %s", float64(more)/1e3,
				map[bool]string{true: "met", false: "MISSED"}[more <= 100*time.Microsecond])
		}
		fmt.Println(line)
	}
}
