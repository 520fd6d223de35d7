package dropin_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/handle"
	"rkllmd/librkllmrt"
	"rkllmd/tests/dropin/dropin_stderr"
)

func TestHandle(t *testing.T) {
	record := slog.NewRecord(time.Now(), slog.LevelDebug, "rkllm: rkllm_run failed", 0)
	record.AddAttrs(slog.String("reason", "the prompt is empty"))
	loaded := slog.NewRecord(time.Now(), slog.LevelInfo, "rkllm: model loaded", 0)
	loaded.AddAttrs(slog.Int("threads", 2))
	detail := slog.NewRecord(time.Now(), slog.LevelDebug, "llama.cpp: a detail", 0)
	warning := slog.NewRecord(time.Now(), slog.LevelWarn, "llama.cpp: odd", 0)
	broken := slog.NewRecord(time.Now(), slog.LevelError, "broken", 0)
	for level, want := range map[int32]string{0: "", 1: "I rkllm: model loaded, threads: 2\n"} {
		librkllmrt.DropIn.LogLevel.Store(level)
		text := dropin_stderr.DropinStderr(t, func() {
			for _, one := range []slog.Record{record, loaded, detail, warning, broken} {
				require.NoError(t, handle.Handler{}.Handle(context.Background(), one))
			}
		})
		require.Equal(t, "E rkllm: rkllm_run failed, reason: the prompt is empty\n"+want+
			"W rkllm: llama.cpp: odd\nE rkllm: broken\n", text)
	}
}
