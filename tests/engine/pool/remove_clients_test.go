package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/remove_clients"
)

func TestRemoveClients(t *testing.T) {
	p := &engine.Pool{Served: map[uint64]uint64{1: 1, 2: 5, 3: 3}, Waiting: []*engine.Task{{}},
		Slots: []engine.Slot{{Task: &engine.Task{Client: 2, Turn: 5}}, {}, {Task: &engine.Task{Client: 2, Turn: 4}}}}
	remove_clients.RemoveClients(p)
	require.Len(t, p.Served, 3, "somebody waits")
	for i := range uint64(engine.MostServed) {
		p.Served[i] = i
	}
	remove_clients.RemoveClients(p)
	require.Len(t, p.Served, engine.MostServed)
	p.Waiting, p.Served[2] = nil, 5
	remove_clients.RemoveClients(p)
	require.Equal(t, map[uint64]uint64{2: 5}, p.Served)
	p.Waiting = []*engine.Task{{}}
	for i := range uint64(engine.MostServed) + 1 {
		p.Served[i] = i
	}
	remove_clients.RemoveClients(p)
	require.Equal(t, map[uint64]uint64{2: 5}, p.Served)
}
