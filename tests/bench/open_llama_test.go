package bench_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/close_llama"
	"rkllmd/bench/open_llama"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestOpenLlama(t *testing.T) {
	path := rt_tiny.RtTiny(t, "qwen3")
	l, err := open_llama.OpenLlama(path, 100, 2, 1)
	require.NoError(t, err)
	require.NotNil(t, l.Model)
	require.NotNil(t, l.Context)
	require.NotNil(t, l.Sampler)
	require.Equal(t, 2, l.Sequences)
	close_llama.CloseLlama(l)

	rt_log.RtLog(t)
	_, err = open_llama.OpenLlama(filepath.Join(t.TempDir(), "none.gguf"), 100, 1, 1)
	require.ErrorContains(t, err, "none.gguf cannot be opened: no such file or directory")
	_, err = open_llama.OpenLlama(path, 100, 1000, 1)
	require.ErrorContains(t, err, "llama.cpp refuses a context of 100 tokens")
}
