package inside_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/inside/find_worker"
)

// What a process of the runtime finds there, the test of start_worker shows.
func TestFindWorker(t *testing.T) {
	require.Zero(t, *find_worker.FindWorker(), "this is none of those processes")
	find_worker.FindWorker()[4] = 7
	require.Equal(t, uint64(7), find_worker.FindWorker()[4], "it is one place")
	find_worker.FindWorker()[4] = 0
}
