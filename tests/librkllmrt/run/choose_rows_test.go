package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/choose_rows"
)

func TestChooseRows(t *testing.T) {
	m := &engine.Model{}
	h := &librkllmrt.Handle{Context: &engine.Context{Batch: 512, Model: m}, Rate: 1000}
	require.Equal(t, 512, choose_rows.ChooseRows(h), "nobody else computes")
	m.PoolTasks.Store(3)
	require.Equal(t, 500, choose_rows.ChooseRows(h), "nobody waits for a token")
	m.PoolAnswers.Store(2)
	require.Equal(t, 50, choose_rows.ChooseRows(h), "1,000 a second, 50 ms")
	h.Rate = 0
	require.Equal(t, engine.LeastPrefill, choose_rows.ChooseRows(h), "not measured yet")
}
