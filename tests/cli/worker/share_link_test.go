package worker_test

import (
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/share_link"
	"rkllmd/generation"
	"rkllmd/tests/cli/worker/worker_pair"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestShareLink(t *testing.T) {
	_, there := generation_backend.GenerationBackend()
	there.Close = new(sync.WaitGroup).Wait // which does nothing
	p := worker_pair.WorkerPair(t, there, nil)
	share := share_link.ShareLink(p.Isolated, &worker.Shares{}, time.Hour)
	b, err := share(99, generation.ModelOptions{Sequences: 3})
	require.NoError(t, err)
	require.Equal(t, []any{"toy", 3, time.Hour}, []any{b.Name, p.Asked[0].Sequences, p.Offer.Member.HangTime})
	b.Close()
}
