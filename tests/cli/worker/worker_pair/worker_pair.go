// Package worker_pair is a process of the embedded runtime that a test plays.
package worker_pair

import (
	"os"
	"sync/atomic"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/serve_link"
	"rkllmd/generation"
	"rkllmd/isolation/process/open_link"
	"rkllmd/rkllm"
)

// Pair is both ends.
type Pair struct {
	Isolated *rkllm.Isolated
	Ours     *os.File
	Offer    *worker.Offer
	Death    atomic.Pointer[error]
	Paths    []string                  // that Isolated.Link was told
	Asked    []generation.ModelOptions // of share, or of open
}

// WorkerPair returns what the daemon has of a process whose model, of handle 7, is b, and the process, until the test
// ends; err is why it has none.
func WorkerPair(t testing.TB, b *generation.Backend, err error) *Pair {
	t.Helper()
	ours, theirs, failed := open_link.OpenLink()
	require.NoError(t, failed)
	p := &Pair{Ours: ours}
	p.Isolated = &rkllm.Isolated{
		Link: func(path string) (*os.File, uintptr) {
			p.Paths = append(p.Paths, path)
			return p.Ours, 7
		},
		Lost: func(int32) *jsonrpc2.Error { return &jsonrpc2.Error{Message: "the process has ended"} },
		CheckModel: func() error {
			if death := p.Death.Load(); death != nil {
				return *death
			}
			return nil
		},
	}
	p.Offer = serve_link.ServeLink(theirs, func(handle uintptr, o generation.ModelOptions) (*generation.Backend,
		error) {
		require.Equal(t, uintptr(7), handle)
		p.Asked = append(p.Asked, o)
		return b, err
	}, func(o generation.ModelOptions, _ func(float32) bool) (*generation.Backend, error) {
		p.Asked = append(p.Asked, o)
		return b, err
	})
	t.Cleanup(func() {
		ours.Close()
		theirs.Close()
	})
	return p
}
