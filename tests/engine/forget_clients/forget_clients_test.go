package forget_clients_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/forget_clients"
)

func TestForgetClients(t *testing.T) {
	p := &engine.Pool{Served: map[uint64]uint64{1: 1, 2: 5, 3: 3}, Waiting: []*engine.Task{{}},
		Slots: []engine.Slot{{Task: &engine.Task{Client: 2, Turn: 5}}, {}, {Task: &engine.Task{Client: 2, Turn: 4}}}}
	forget_clients.ForgetClients(p)
	require.Len(t, p.Served, 3, "somebody waits")
	for i := range uint64(engine.MostServed) {
		p.Served[i] = i
	}
	forget_clients.ForgetClients(p)
	require.Len(t, p.Served, engine.MostServed)
	p.Waiting, p.Served[2] = nil, 5
	forget_clients.ForgetClients(p)
	require.Equal(t, map[uint64]uint64{2: 5}, p.Served)
	p.Waiting = []*engine.Task{{}}
	for i := range uint64(engine.MostServed) + 1 {
		p.Served[i] = i
	}
	forget_clients.ForgetClients(p)
	require.Equal(t, map[uint64]uint64{2: 5}, p.Served)
}
