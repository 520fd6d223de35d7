package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/order_line"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

func TestOrderLine(t *testing.T) {
	g := &gateway.Gateway{}
	var tasks []*gateway.Task
	for i, user := range []string{"a", "a", "a", "b"} {
		task := &gateway.Task{Turn: turns.Turn{Client: turns.Client{User: user, Number: uint64(i)}}}
		queue_turn.QueueTurn(&g.Turns, &task.Turn, time.Unix(int64(i), 0))
		tasks = append(tasks, task)
	}
	a1, a2, a3, b := tasks[0], tasks[1], tasks[2], tasks[3]
	g.Line = []*gateway.Task{a1, a2, a3, b}
	order_line.OrderLine(g)
	require.Equal(t, []*gateway.Task{a1, b, a2, a3}, g.Line, "users take turns")
	a3.Job.Epoch = 2
	order_line.OrderLine(g)
	require.Equal(t, []*gateway.Task{a3, a1, b, a2}, g.Line, "a member had it already")
	g.Line = []*gateway.Task{a3, b}
	order_line.OrderLine(g)
	require.Equal(t, []*gateway.Task{a3, b}, g.Line)
	require.Equal(t, []*turns.Turn{&a3.Turn, &b.Turn}, g.Turns.Turns)
}
