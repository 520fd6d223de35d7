package worker_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker"
	"rkllmd/fleet"
	"rkllmd/fleet/link/open_stream"
	"rkllmd/tests/cli/worker/worker_pair"
)

func TestServeLink(t *testing.T) {
	p := worker_pair.WorkerPair(t, nil, nil)
	bus := open_stream.OpenStream(p.Ours)
	_, err := bus.Request(worker.SubjectClose, nil, time.Minute)
	require.NoError(t, err)
	answer, err := bus.Request(worker.SubjectShare, nil, time.Minute)
	require.NoError(t, err)
	require.Contains(t, string(answer), "Failure")
	_, err = bus.Request("anything", nil, time.Minute)
	require.ErrorIs(t, err, fleet.ErrNobody)
}
