// Package check_floor checks the floor of the streams.
package check_floor

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/bench/streams/face_marks"
)

// CheckFloor has two clients get their tokens, twice: others may come when all have theirs.
func CheckFloor(t *testing.T, floor face_marks.Face) {
	t.Helper()
	for range 2 {
		times := face_marks.FaceMarks(t, floor, 2, 20)
		require.Len(t, times, 2*18, "a tenth of each is left out")
		for _, took := range times {
			require.Positive(t, took)
		}
	}
}
