package bench_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench"
	"rkllmd/bench/open_connection"
	"rkllmd/bench/read_memory"
	"rkllmd/tests/bench/print_figures"
	"rkllmd/tests/bench/start_contenders"
)

// BenchmarkReadMemory: an idle server without a model, and what 1,000 connections add to it that were used once and
// stay.
func BenchmarkReadMemory(b *testing.B) {
	const connections = 1000
	var idle, each [bench.Contenders]float64
	var answer [256]byte
	for i, contender := range start_contenders.StartContenders(b) {
		before, err := read_memory.ReadMemory(contender.PID)
		require.NoError(b, err)
		for range connections {
			fd, err := open_connection.OpenConnection(contender.Path)
			require.NoError(b, err)
			defer unix.Close(fd)
			_, err = unix.Write(fd, []byte(bench.IsRunning))
			require.NoError(b, err)
			_, err = unix.Read(fd, answer[:])
			require.NoError(b, err)
		}
		after, err := read_memory.ReadMemory(contender.PID)
		require.NoError(b, err)
		idle[i], each[i] = float64(before)/1e6, float64(after-before)/connections
	}
	print_figures.PrintFigures(b, "resident memory", []bench.Figure{
		{Name: "idle, no model", Unit: "MB", Values: idle, Goal: "under 12 MB", Met: idle[bench.Ours] < 12},
		{Name: "each of 1,000 idle connections", Unit: "bytes", Values: each, Goal: "under 4096 bytes",
			Met: each[bench.Ours] < 4096},
	})
}
