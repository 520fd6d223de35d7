package streams_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/bench/streams/clock_backend"
	"rkllmd/tests/bench/streams/face_marks"
	"rkllmd/tests/bench/streams/start_floor"
)

func TestServeMarks(t *testing.T) {
	for i := range 4 {
		network := [2]string{"unix", "tcp"}[i/2]
		floor := face_marks.Face{Name: "floor", Network: network, Address: start_floor.StartFloor(t, network,
			[2]string{"chosen", clock_backend.Logits}[i%2], 2, 20), Request: "\n"}
		testFloor(t, floor)
	}
}

// testFloor: others may come when all have their tokens.
func testFloor(t *testing.T, floor face_marks.Face) {
	t.Helper()
	for range 2 {
		times := face_marks.FaceMarks(t, floor, 2, 20)
		require.Len(t, times, 2*18, "a tenth of each is left out")
		for _, took := range times {
			require.Positive(t, took)
		}
	}
}
