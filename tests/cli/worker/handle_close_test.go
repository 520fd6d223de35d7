package worker_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/open_shared"
	"rkllmd/generation"
	"rkllmd/tests/cli/worker/worker_pair"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestHandleClose(t *testing.T) {
	_, there := generation_backend.GenerationBackend()
	closed := 0
	there.Close = func() { closed++ }
	p, s := worker_pair.WorkerPair(t, there, nil), &worker.Shares{}
	_, err := open_shared.OpenShared(p.Isolated, s, generation.ModelOptions{}, 0)
	require.NoError(t, err)
	stop := p.Offer.Stop
	for range 2 {
		_, err = s.Bus.Request(worker.SubjectClose, nil, time.Minute)
		require.NoError(t, err)
		require.Equal(t, 1, closed)
	}
	<-stop
	require.Nil(t, p.Offer.Backend)
}
