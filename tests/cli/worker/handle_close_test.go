package worker_test

import (
	"sync"
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
	var open sync.WaitGroup
	open.Add(1)
	there.Close = open.Done // which panics when it is called again
	p, s := worker_pair.WorkerPair(t, there, nil), &worker.Shares{}
	_, err := open_shared.OpenShared(p.Isolated, s, generation.ModelOptions{}, 0)
	require.NoError(t, err)
	stop := p.Offer.Stop
	for range 2 {
		_, err = s.Bus.Request(worker.SubjectClose, nil, time.Minute)
		require.NoError(t, err)
		open.Wait()
	}
	<-stop
	require.Nil(t, p.Offer.Backend)
}
