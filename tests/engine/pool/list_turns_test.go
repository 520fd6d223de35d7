package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/list_turns"
	"rkllmd/utils/turns"
)

func TestListTurns(t *testing.T) {
	a, b, c := &engine.Task{}, &engine.Task{}, &engine.Task{}
	p := &engine.Pool{Waiting: []*engine.Task{a, b, c}}
	list_turns.ListTurns(p)
	require.True(t, p.Line.Changed)
	require.Equal(t, []*turns.Turn{&a.Turn, &b.Turn, &c.Turn}, p.Line.Turns)
	p.Line.Changed = false
	list_turns.ListTurns(p)
	require.False(t, p.Line.Changed, "nothing has")
	a.Control.Store(pool.ControlPause)
	a.Admitted, b.Admitted = true, true
	list_turns.ListTurns(p)
	require.True(t, p.Line.Changed)
	require.Equal(t, []turns.Class{turns.Held, turns.First, turns.Waits}, []turns.Class{a.Turn.Class, b.Turn.Class,
		c.Turn.Class})
	c.Control.Store(pool.ControlCancel)
	list_turns.ListTurns(p)
	require.Equal(t, turns.Held, c.Turn.Class, "it gets no slot any more")
	p.Line.Changed, p.Waiting = false, []*engine.Task{a, c}
	list_turns.ListTurns(p)
	require.True(t, p.Line.Changed)
	require.Equal(t, []*turns.Turn{&a.Turn, &c.Turn}, p.Line.Turns)
	p.Line.Changed, p.Waiting = false, []*engine.Task{a}
	list_turns.ListTurns(p)
	require.True(t, p.Line.Changed)
	require.Equal(t, []*turns.Turn{&a.Turn}, p.Line.Turns)
	require.Nil(t, p.Line.Turns[:2][1], "nothing is kept of tasks that have ended")
}
