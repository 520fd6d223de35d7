package streams_test

import (
	"testing"

	"rkllmd/tests/bench/streams/check_floor"
	"rkllmd/tests/bench/streams/clock_backend"
	"rkllmd/tests/bench/streams/face_marks"
	"rkllmd/tests/bench/streams/start_floor"
)

func TestServeMarks(t *testing.T) {
	for i := range 4 {
		network := [2]string{"unix", "tcp"}[i/2]
		floor := face_marks.Face{Name: "floor", Network: network, Address: start_floor.StartFloor(t, network,
			[2]string{"chosen", clock_backend.Logits}[i%2], 2, 20), Request: "\n"}
		check_floor.CheckFloor(t, floor)
	}
}
