package queue_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	rkllm_queue "rkllmd/rkllm/queue"
	"rkllmd/rkllm/queue/check_queue"
)

func TestCheckQueue(t *testing.T) {
	conn := &connection.Connection{}
	run, initialize, destroy, other := &rkllm.Job{Kind: rkllm.KindRun}, &rkllm.Job{Kind: rkllm.KindInit},
		&rkllm.Job{Kind: rkllm.KindDestroy}, &rkllm.Job{}
	over := &rkllm.Job{Kind: rkllm.KindRun, Context: &rkllm.CallbackContext{}}
	over.Context.Ended.Store(true)
	own, gone := &rkllm.Job{Conn: conn}, &rkllm.Job{Conn: &connection.Connection{}}
	gone.Conn.Left.Store(true)
	theirs, his := &rkllm.Job{Kind: rkllm.KindRun}, &rkllm.Job{Kind: rkllm.KindRun}
	theirs.Turn.Client.User, his.Turn.Client.User = "uid 1", "uid 2"
	for name, c := range map[string]struct {
		loaded, stopped bool
		current         *rkllm.Job
		queue           []*rkllm.Job
		job             *rkllm.Job
		err             *jsonrpc2.Error
	}{
		"run without a model":        {false, false, nil, nil, run, rkllm.ErrNoModel},
		"other without a model":      {false, false, nil, nil, other, rkllm.ErrNoModel},
		"destroy without a model":    {false, false, nil, nil, destroy, rkllm.ErrNoModel},
		"init":                       {false, false, nil, nil, initialize, nil},
		"second init":                {true, false, nil, nil, initialize, rkllm.ErrModelLoaded},
		"init while loading":         {false, false, initialize, nil, initialize, rkllm.ErrModelLoaded},
		"init behind an init":        {false, false, nil, []*rkllm.Job{initialize}, initialize, rkllm.ErrModelLoaded},
		"init behind a destroy":      {true, false, nil, []*rkllm.Job{destroy}, initialize, nil},
		"init while destroying":      {true, false, destroy, nil, initialize, nil},
		"run":                        {true, false, nil, nil, run, nil},
		"run while loading":          {false, false, initialize, nil, run, nil},
		"run behind an init":         {false, false, nil, []*rkllm.Job{initialize}, run, nil},
		"run behind a destroy":       {true, false, nil, []*rkllm.Job{destroy}, run, rkllm.ErrNoModel},
		"run behind both":            {true, false, destroy, []*rkllm.Job{initialize}, run, nil},
		"destroy":                    {true, false, nil, []*rkllm.Job{other}, destroy, nil},
		"destroy while running":      {true, false, run, nil, destroy, rkllm_queue.ErrRunsInProgress},
		"destroy with runs queued":   {true, false, nil, []*rkllm.Job{run}, destroy, rkllm_queue.ErrRunsInProgress},
		"destroy after the last run": {true, false, over, nil, destroy, nil},
		"second destroy":             {true, false, destroy, nil, destroy, rkllm.ErrNoModel},
		"stopped":                    {true, true, nil, nil, run, rkllm_queue.ErrShuttingDown},
		"two of its own": {true, false, own, []*rkllm.Job{own, own, other}, own,
			&jsonrpc2.Error{Code: rkllm.CodeQueueFull,
				Message: "2 calls of this client are waiting already; the limit is set by " +
					"--max-queued-per-client or RKLLMD_MAX_QUEUED_PER_CLIENT"}},
		"of a client that has hung up": {true, false, nil, nil, gone, rkllm.ErrRequestCanceled},
		"two of others":                {true, false, own, []*rkllm.Job{other, other}, own, nil},
		"the operator":                 {true, false, nil, []*rkllm.Job{other, other}, other, nil},
		"a queue full of others":       {true, false, nil, []*rkllm.Job{other, other, other, theirs}, his, nil},
		"a queue full of others, and his": {true, false, nil, []*rkllm.Job{other, other, other, his}, his,
			&jsonrpc2.Error{Code: rkllm.CodeQueueFull,
				Message: "4 calls are waiting already; the limit is set by --max-queued or RKLLMD_MAX_QUEUED"}},
		"twice as many": {true, false, nil, []*rkllm.Job{other, other, other, other, other, other, other, other}, his,
			&jsonrpc2.Error{Code: rkllm.CodeQueueFull,
				Message: "8 calls are waiting already; the limit is set by --max-queued or RKLLMD_MAX_QUEUED"}},
		"queue full": {true, false, nil, []*rkllm.Job{other, other, other, other}, own,
			&jsonrpc2.Error{Code: rkllm.CodeQueueFull,
				Message: "4 calls are waiting already; the limit is set by --max-queued or RKLLMD_MAX_QUEUED"}},
	} {
		rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{Queue: 4, QueuePerConnection: 2})
		rt.Loaded, rt.Stopped, rt.Current, rt.Queue = c.loaded, c.stopped, c.current, c.queue
		require.Equal(t, c.err, check_queue.CheckQueue(rt, c.job), name)
	}
}
