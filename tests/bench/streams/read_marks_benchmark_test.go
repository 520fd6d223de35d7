package streams_test

import (
	"cmp"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/measure_times"
	"rkllmd/tests/bench/streams/clock_backend"
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
		measureFaces(b, name, stamp, streams)
	}
}

// measureFaces measures and prints them all with one of clock_backend's stamps.
func measureFaces(b *testing.B, name, stamp string, streams int) {
	b.Helper()
	const count, rounds = 200, 5
	served := serve_clock.ServeClock(b, name, stamp)
	var faces []face_marks.Face
	for _, network := range []string{"unix", "tcp"} {
		faces = append(faces, face_marks.Face{Name: "floor: C, " + network, Network: network,
			Address: start_floor.StartFloor(b, network, stamp, streams, count), Request: "\n"})
	}
	faces = append(faces, list_faces.ListFaces(served, count)...)
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
				times = generate_marks.GenerateMarks(b, name, stamp, streams, count)
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
	print_marks.PrintMarks("from "+stamp+" to the client by", faces, figures, streams)
}
