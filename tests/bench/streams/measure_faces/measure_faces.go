// Package measure_faces measures the streams of all protocols.
package measure_faces

import (
	"testing"
	"time"

	"rkllmd/bench/measure_times"
	"rkllmd/tests/bench/streams/face_marks"
	"rkllmd/tests/bench/streams/generate_marks"
	"rkllmd/tests/bench/streams/grpc_marks"
	"rkllmd/tests/bench/streams/list_faces"
	"rkllmd/tests/bench/streams/print_marks"
	"rkllmd/tests/bench/streams/process_cpu"
	"rkllmd/tests/bench/streams/serve_clock"
	"rkllmd/tests/bench/streams/start_floor"
)

// MeasureFaces measures the streams of all protocols in turns and prints what the tokens took, with one of
// clock_backend's stamps. The benchmark is called name.
func MeasureFaces(b *testing.B, name, stamp string, streams int) {
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
