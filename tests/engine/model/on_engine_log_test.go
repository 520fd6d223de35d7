package model_test

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/load_model"
	"rkllmd/engine/model/on_engine_log"
	"rkllmd/tests/support/engine/engine_abort_midway"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestOnEngineLog(t *testing.T) {
	require.NotNil(t, on_engine_log.Pointer)
	var out bytes.Buffer
	before := slog.Default()
	t.Cleanup(func() { slog.SetDefault(before) })
	slog.SetDefault(slog.New(slog.NewTextHandler(&out, &slog.HandlerOptions{Level: slog.LevelDebug})))

	t.Run("what llama.cpp tells is logged at debug level, line by line", func(t *testing.T) {
		m := engine_load_model.EngineLoadModel(t, "llama")
		c := engine_create_context.EngineCreateContext(t, m, 1024, 1000)
		const midway = "removing memory module entries"
		for tries := 0; !strings.Contains(out.String(), midway) && tries < 1000; tries++ {
			engine_abort_midway.EngineAbortMidway(t, c, &engine.Sequence{}, make([]int32, 1000))
		}
		require.Contains(t, out.String(), `level=DEBUG msg="llama.cpp: print_info: arch             = llama"`)
		require.NotContains(t, out.String(), `msg="llama.cpp: "`)
		require.NotContains(t, out.String(), `msg="llama.cpp: ."`)
		require.Contains(t, out.String(), "the full capacity of the model will not be utilized")
		require.Contains(t, out.String(), midway)
		require.Positive(t, c.Nodes)
		require.Contains(t, out.String(), "graph nodes  = "+strconv.Itoa(c.Nodes))
		require.False(t, strings.Contains(out.String(), "level=WARN"), "the routine warnings are not for people")
	})
	t.Run("errors are warnings, and the first is kept", func(t *testing.T) {
		engine.FirstError.Store(nil)
		bad := filepath.Join(t.TempDir(), "bad.gguf")
		require.NoError(t, os.WriteFile(bad, []byte("GGUX"), 0o600))
		_, err := load_model.LoadModel(bad, engine.Facts{}, nil)
		require.Error(t, err)
		require.Contains(t, out.String(),
			`level=WARN msg="llama.cpp: gguf_init_from_file_impl: invalid magic characters: 'GGUX', expected 'GGUF'"`)
		require.Contains(t, *engine.FirstError.Load(), "invalid magic characters")
	})
	t.Run("nothing goes anywhere else", func(t *testing.T) {
		on_engine_log.OnEngineLog(2, nil, nil) // an empty text
		require.NotContains(t, out.String(), `msg="llama.cpp: "`)
	})
}
