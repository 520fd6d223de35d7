package streams_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/bench/streams/face_marks"
	"rkllmd/tests/bench/streams/start_floor"
)

func TestServeMarks(t *testing.T) {
	floor := face_marks.Face{Name: "floor", Network: "unix", Address: start_floor.StartFloor(t, 2, 20), Request: "\n"}
	for range 2 { // others may come when all have their tokens
		times := face_marks.FaceMarks(t, floor, 2, 20)
		require.Len(t, times, 2*18, "a tenth of each is left out")
		for _, took := range times {
			require.Positive(t, took)
		}
	}
}
