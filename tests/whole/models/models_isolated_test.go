package models_test

import (
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/models/ask_model"
	"rkllmd/tests/whole/models/ask_randomly"
	"rkllmd/tests/whole/models/model_files"
	"rkllmd/tests/whole/models/vendor_flags"
	"rkllmd/tests/whole/models/worker_of"
)

// Two models of a vendor's library, each in a process of its own, and two of the embedded runtime in the daemon answer
// twenty clients, while the vendor's processes are killed again and again: whoever asks for a model that dies is told
// so, and the next request has it again; all other answers are whole.
func TestModelsIsolated(t *testing.T) {
	daemon, address := http_daemon.HTTPDaemon(t, append(vendor_flags.VendorFlags(t, "1.2.3", 2),
		append(model_files.ModelFiles(t, 2), "--sequences", "1")...)...)
	whole, seeded := map[string]string{}, `, "max_tokens": 24, "seed": 7`
	for name, members := range map[string]string{"v0": "", "v1": "", "m0": seeded, "m1": seeded} {
		text, err := ask_model.AskModel(address, name, "once", members)
		require.NoError(t, err)
		whole[name] = text
	}
	require.Equal(t, "Hello", whole["v1"])
	require.NotEmpty(t, whole["m0"])
	require.NotEqual(t, whole["m0"], whole["m1"])
	// one has the library for rkllm.init, and none of the models
	require.Len(t, worker_of.WorkerOf(daemon.Process.Pid), 3)
	var lost, asked atomic.Int64
	faults := make(chan error, 20)
	for client := range uint64(20) {
		go func() { faults <- ask_randomly.AskRandomly(address, client, 25, whole, &asked, &lost) }()
	}
	for done := 0; done < 20; {
		select {
		case err := <-faults:
			require.NoError(t, err)
			done++
		default:
			for _, worker := range worker_of.WorkerOf(daemon.Process.Pid) {
				_ = unix.Kill(worker, unix.SIGKILL) // it may have ended by itself
			}
			for begun := asked.Load(); asked.Load() < begun+30 && len(faults) == 0; {
				time.Sleep(time.Millisecond)
			}
		}
	}
	var after, deaths atomic.Int64
	err := ask_randomly.AskRandomly(address, 99, 20, whole, &after, &deaths)
	require.NoError(t, err)
	require.LessOrEqual(t, deaths.Load(), int64(4), "each is there again, once somebody has learned of its death")
	t.Logf("%d of %d requests have met a death", lost.Load(), asked.Load())
}
