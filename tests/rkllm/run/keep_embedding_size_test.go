package run_test

import (
	"bytes"
	"log/slog"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/run/keep_embedding_size"
)

func TestKeepEmbeddingSize(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	t.Cleanup(func() { slog.SetDefault(before) })
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	rt, c := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{}), &rkllm.CallbackContext{}
	keep_embedding_size.KeepEmbeddingSize(rt, c)
	require.Zero(t, rt.EmbeddingSize)
	c.EmbeddingSize = 4
	for range 2 {
		keep_embedding_size.KeepEmbeddingSize(rt, c)
		require.Equal(t, 4, rt.EmbeddingSize)
	}
	require.Empty(t, log.String())
	c.EmbeddingSize = 0
	keep_embedding_size.KeepEmbeddingSize(rt, c)
	require.Equal(t, 4, rt.EmbeddingSize)

	c.EmbeddingSize = 5
	keep_embedding_size.KeepEmbeddingSize(rt, c)
	require.Equal(t, 5, rt.EmbeddingSize, "the library knows better than the setting")
	require.Contains(t, log.String(), `msg="the library tells another embedding size than was known: it is taken" `+
		"known=4 told=5")

	rt.Serving.Load().RowSize, c.EmbeddingSize = unsafe.Pointer(rt), 6
	keep_embedding_size.KeepEmbeddingSize(rt, c)
	require.Equal(t, 5, rt.EmbeddingSize, "a library that can be asked")
}
