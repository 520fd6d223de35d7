package worker_test

import (
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/close_shared"
	"rkllmd/cli/worker/open_shared"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/generation"
	"rkllmd/tests/cli/worker/worker_pair"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
)

// Whoever waits for an answer is told why it ends.
func TestCloseShared(t *testing.T) {
	for death, reason := range map[string]string{"": "the model is being unloaded", "SIGSEGV": "SIGSEGV"} {
		notes, there := generation_backend.GenerationBackend()
		var open sync.WaitGroup
		open.Add(1)
		there.Close = open.Done
		p := worker_pair.WorkerPair(t, there, nil)
		s := &worker.Shares{}
		b, err := open_shared.OpenShared(p.Isolated, s, generation.ModelOptions{}, 0)
		require.NoError(t, err)
		run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Tokens: []int32{1}})
		for begun := false; !begun; {
			notes.Mu.Lock()
			begun = len(notes.Runs) == 1
			notes.Mu.Unlock()
		}
		if death != "" { // and the process is gone
			cause := errors.New(death)
			p.Death.Store(&cause)
			p.Ours.Close()
			for !s.Bus.Connected().IsZero() {
			}
			g, err := open_gateway.OpenGateway(s.Bus, worker.Gateway)
			require.Error(t, err, "there is no stream")
			close_shared.CloseShared(g, p.Isolated)()
			require.Equal(t, death, g.Reason)
		} else {
			p.Offer.Mu.Lock()
			p.Offer.Member.Work = nil // the backend of the tests ends no runs
			p.Offer.Mu.Unlock()
		}
		b.Close()
		<-run.Done
		require.ErrorIs(t, run.Last.Err, generation.ErrClosed)
		require.EqualError(t, run.Last.Err, reason)
		if death == "" {
			open.Wait()
		}
	}
}
