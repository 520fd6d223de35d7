package streams_test

import (
	"cmp"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/measure_times"
	"rkllmd/tests/bench/streams/face_marks"
	"rkllmd/tests/bench/streams/generate_marks"
	"rkllmd/tests/bench/streams/grpc_marks"
	"rkllmd/tests/bench/streams/list_faces"
	"rkllmd/tests/bench/streams/print_marks"
	"rkllmd/tests/bench/streams/process_cpu"
	"rkllmd/tests/bench/streams/run_clock"
	"rkllmd/tests/bench/streams/serve_clock"
	"rkllmd/tests/bench/streams/start_floor"
)

// BenchmarkReadMarks: from a token that was chosen to its bytes at the client, by each protocol, under 16 streams
// (BENCH_STREAMS), in turns. A step of 5 ms gives each stream a token; the daemon is this program in a process of its
// own, with a model that computes nothing. The floor is a C program that writes its tokens to as many sockets. Medians
// of five rounds; of the p99 the least too. CPU is the daemon's time for a token. The goal: at the 99th percentile at
// most 100 us more than the floor.
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
	figures := make([][4][]time.Duration, len(faces)) // by face: p50, p99, the largest, CPU time a token
	for range rounds {
		for i, face := range faces {
			var times []int64
			spent := process_cpu.ProcessCPU(served.PID)
			switch {
			case face.Network != "":
				times = face_marks.FaceMarks(b, face, streams, count)
			case i == len(faces)-1:
				times = generate_marks.GenerateMarks(b, name, streams, count)
			default:
				times = grpc_marks.GRPCMarks(b, served.Calls, streams, count)
			}
			l := measure_times.MeasureTimes(times)
			spent = (process_cpu.ProcessCPU(served.PID) - spent) / time.Duration(streams*count)
			for j, figure := range []time.Duration{l.P50, l.P99, l.Max, spent} {
				figures[i][j] = append(figures[i][j], figure)
			}
		}
	}
	print_marks.PrintMarks(faces, figures, streams)
}
