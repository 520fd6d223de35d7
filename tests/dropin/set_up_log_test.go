package dropin_test

import (
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/set_up_log"
	"rkllmd/librkllmrt"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/daemon/own_process"
)

func TestSetUpLog(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	before := slog.Default()
	defer slog.SetDefault(before)
	set_up_log.SetUpLog()
	require.NotNil(t, librkllmrt.RunEnded.Load())
	require.Equal(t, "E rkllm: x, reason: y\n", dropin_stderr.DropinStderr(t, func() {
		slog.Debug("rkllm: x", "reason",
			"y")
	}))
	require.Empty(t, dropin_stderr.DropinStderr(t, func() { slog.Info("rkllm: x"); slog.Debug("rkllm: x") }))
}
