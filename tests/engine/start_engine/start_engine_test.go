package start_engine_test

import (
	"os"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/peak_memory"
	"rkllmd/engine/start_engine"
	"rkllmd/tests/support/own_process"
)

func TestStartEngine(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	require.False(t, engine.Start.Done)
	engine.VariantSums = "x86-64-v3:1" // absent: the engine starts without it
	before := peak_memory.PeakMemory()
	var group sync.WaitGroup
	for range 8 {
		group.Go(start_engine.StartEngine)
	}
	group.Wait()
	require.True(t, engine.Start.Done)
	require.Equal(t, "1", os.Getenv("GGML_NO_BACKTRACE"))
	require.Less(t, peak_memory.PeakMemory()-before, float32(4), "megabytes: starting costs next to nothing before a model is loaded")
}
