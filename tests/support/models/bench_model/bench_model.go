// Package bench_model has the models of the engine's benchmark.
package bench_model

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/tests/support/models/quantize_model"
	"rkllmd/tests/support/models/write_bench_model"
	"rkllmd/tests/support/project/project_path"
)

// BenchModel returns the path of a model of this shape and file type ("Q8_0"). Once made, it stays in .cache/bench.
func BenchModel(tb testing.TB, s bench.Shape, fileType string) string {
	tb.Helper()
	folder := project_path.ProjectPath(tb, ".cache/bench")
	require.NoError(tb, os.MkdirAll(folder, 0o755))
	path := filepath.Join(folder, fmt.Sprintf("%s-%dx%d-%d-%d-%s.gguf", s.Name, s.Layers, s.Width, s.Forward, s.Context,
		fileType))
	if _, err := os.Stat(path); err == nil {
		return path
	}
	half, part := filepath.Join(tb.TempDir(), "half.gguf"), path+".part"
	write_bench_model.WriteBenchModel(tb, half, s)
	quantize_model.QuantizeModel(tb, half, part, fileType)
	require.NoError(tb, os.Remove(half))
	require.NoError(tb, os.Rename(part, path))
	return path
}
