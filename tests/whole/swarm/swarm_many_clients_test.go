package swarm_test

import (
	"fmt"
	"net"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/server"
	"rkllmd/tests/support/faces/swarm_start"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/swarm/swarm_chat"
	"rkllmd/tests/whole/swarm/swarm_greeted"
)

// Twenty clients at once, each of whom asks until it is answered: some are told MODEL_BUSY, whether one or four are
// answered at once or the model has fewer places than the host, and all get an answer of their own.
func TestSwarmManyClients(t *testing.T) {
	_, backend := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Sequences: 2, Size: 160})
	for _, chats := range []int{1, 2, 4} {
		t.Run(fmt.Sprint(chats, " at once"), func(t *testing.T) {
			l, host := swarm_start.SwarmStart(t, backend, chats, server.Options{})
			var clients [20]*net.UnixConn
			for i := range clients {
				clients[i], _ = swarm_greeted.SwarmGreeted(t, l)
			}
			var group sync.WaitGroup
			var busy [len(clients)]int
			for i, client := range clients {
				group.Add(1)
				go func() {
					defer group.Done()
					text, end := "", "MODEL_BUSY"
					for ; end == "MODEL_BUSY"; busy[i]++ {
						text, end = swarm_chat.SwarmChat(t, client, fmt.Sprint(i, ".", busy[i]),
							fmt.Sprint("The river ", i))
					}
					if end != "length" || text == "" { // the tiny model goes on until its context is full
						t.Errorf("client %d: %q, %s", i, text, end)
					}
				}()
			}
			group.Wait()
			total := 0
			for _, times := range busy {
				total += times - 1
			}
			require.Positive(t, total, "somebody was refused")
			host.Mu.Lock()
			defer host.Mu.Unlock()
			require.Zero(t, host.Chats.Load())
		})
	}
}
