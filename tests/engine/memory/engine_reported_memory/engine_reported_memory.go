// Package engine_reported_memory asks llama.cpp how much memory a model takes.
package engine_reported_memory

import (
	"bytes"
	"cmp"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/memory"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
)

// Reported is the sizes of buffers as llama.cpp logs them, in MB.
type Reported struct {
	Mapped, Copied, Cache, Compute, Output float64
}

// EngineReportedMemory loads the model at path, whose facts these are, makes such a context, and returns what llama.cpp
// has reported.
func EngineReportedMemory(t testing.TB, path string, facts engine.Facts, options engine.ContextOptions) Reported {
	t.Helper()
	var log bytes.Buffer
	before := slog.Default()
	defer slog.SetDefault(before)
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	m, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err)
	defer free_model.FreeModel(m)
	options.Threads, options.Batch = 1, cmp.Or(options.Batch, memory.MaxComputed)
	c, err := create_context.CreateContext(m, options)
	require.NoError(t, err)
	defer free_context.FreeContext(c)

	var r Reported
	sizes := map[string]*float64{"CPU_Mapped model": &r.Mapped, "CPU_REPACK model": &r.Copied, "CPU KV": &r.Cache,
		"CPU compute": &r.Compute, "CPU  output": &r.Output}
	for line := range strings.Lines(log.String()) {
		for name, size := range sizes {
			if _, rest, found := strings.Cut(line, name+" buffer size = "); found {
				_, err := fmt.Sscan(rest, size)
				require.NoError(t, err, line)
			}
		}
	}
	require.NotZero(t, r.Compute, "llama.cpp has not reported: %s", log.String())
	return r
}
