// Package worker_pair is a process of the embedded runtime that a test plays.
package worker_pair

import (
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/serve_link"
	"rkllmd/generation"
	"rkllmd/isolation/process/open_link"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/worker/worker_death"
	"rkllmd/tests/cli/worker/worker_link"
	"rkllmd/tests/cli/worker/worker_lost"
	"rkllmd/tests/cli/worker/worker_open"
	"rkllmd/tests/cli/worker/worker_share"
)

// Pair is both ends.
type Pair struct {
	worker_link.Ends
	worker_share.Model
	Isolated *rkllm.Isolated
	Offer    *worker.Offer
	Death    atomic.Pointer[error]
}

// WorkerPair returns what the daemon has of a process whose model, of handle 7, is b, and the process, until the test
// ends; err is why it has none.
func WorkerPair(t testing.TB, b *generation.Backend, err error) *Pair {
	t.Helper()
	ours, theirs, failed := open_link.OpenLink()
	require.NoError(t, failed)
	p := &Pair{Ends: worker_link.Ends{Ours: ours}, Model: worker_share.Model{Backend: b, Err: err}}
	p.Isolated = &rkllm.Isolated{Link: worker_link.WorkerLink(&p.Ends), CheckModel: worker_death.WorkerDeath(&p.Death),
		Lost: worker_lost.WorkerLost(time.Time{}, "the process has ended")}
	p.Offer = serve_link.ServeLink(theirs, worker_share.WorkerShare(&p.Model), worker_open.WorkerOpen(&p.Model))
	t.Cleanup(func() {
		ours.Close()
		theirs.Close()
	})
	return p
}
