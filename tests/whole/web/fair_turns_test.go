package web_test

import (
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/web/fair_ask"
	"rkllmd/tests/whole/web/fair_client"
	"rkllmd/tests/whole/web/web_ready"
)

// Clients of every face that always have work, some over a connection that they keep, some over a new one each time,
// some with a target: nobody waits for ever. Where N clients do, nobody waits for more than 2 N answers of the daemon;
// here a third N is for answers that are read while a client is about to ask, or has not yet read its own.
func TestFairTurns(t *testing.T) {
	uma, grpc := filepath.Join(t.TempDir(), "uma.sock"), "unix://"+filepath.Join(t.TempDir(), "grpc.sock")
	_, address := http_daemon.HTTPDaemon(t, "--uma-socket", uma, "--grpc", grpc, "--sequences", "1", "--model",
		write_long_model.WriteLongModel(t, "llama"))
	base := "http://" + address
	web_ready.WebReady(t, base)
	var clients []*fair_client.Client
	for _, habit := range []string{"uma kept", "rest kept", "websocket", "grpc", "uma once", "uma once", "rest once",
		"rest once", "rest once", "uma urgent", "uma urgent"} {
		clients = append(clients, fair_client.FairClient(t, habit, uma, base, grpc))
	}
	const rounds, tokens = 6, 30
	var answers atomic.Int64
	var asking sync.WaitGroup
	for _, c := range clients {
		asking.Go(func() {
			for answers.Load() < int64(rounds*len(clients)) {
				before := answers.Load()
				fair_ask.FairAsk(t, c, tokens)
				c.Longest = max(c.Longest, int(answers.Add(1)-before)-1)
			}
		})
	}
	asking.Wait()
	for _, c := range clients {
		t.Logf("%s: waited for %d answers", c.Habit, c.Longest)
		require.LessOrEqual(t, c.Longest, 3*len(clients), c.Habit)
	}
}
