package model_test

import (
	"os"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory/read_peak_memory"
	"rkllmd/engine/model/start_engine"
	"rkllmd/tests/support/daemon/own_process"
)

func TestStartEngine(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	require.False(t, engine.Start.Done)
	engine.VariantSums = "x86-64-v3:1" // absent: the engine starts without it
	before := read_peak_memory.ReadPeakMemory()
	var group sync.WaitGroup
	for range 8 {
		group.Go(start_engine.StartEngine)
	}
	group.Wait()
	require.True(t, engine.Start.Done)
	require.Equal(t, "1", os.Getenv("GGML_NO_BACKTRACE"))
	require.Less(t, read_peak_memory.ReadPeakMemory()-before, float32(4),
		"megabytes: starting costs next to nothing before a model is loaded")
}
