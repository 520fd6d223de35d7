package library_test

import (
	"bytes"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/log_version"
)

func TestLogVersion(t *testing.T) {
	before := slog.Default()
	defer slog.SetDefault(before)
	var log bytes.Buffer
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	log_version.LogVersion(&rkllm.Detection{Path: "/lib.so"}, &rkllm.Library{})
	require.Empty(t, log.String(), "there is nothing to say")
	log_version.LogVersion(&rkllm.Detection{Path: "/lib.so", Version: "1.2.1", Warning: "it is odd"},
		&rkllm.Library{RunAsyncBroken: true})
	require.Contains(t, log.String(), `level=WARN msg="it is odd" library=/lib.so`)
	require.Contains(t, log.String(), `rkllm.run_async calls rkllm_run in its place, with the same messages" `+
		`library=/lib.so version=1.2.1`)
}
