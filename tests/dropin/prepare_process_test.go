package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/daemon/own_process"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

func TestPrepareProcess(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	prepare_process.PrepareProcess()
	require.NotNil(t, librkllmrt.RunEnded.Load())
	librkllmrt.RunEnded.Store(nil)
	prepare_process.PrepareProcess()
	require.Nil(t, librkllmrt.RunEnded.Load(), "only the first call does anything")
	text := dropin_stderr.DropinStderr(t, func() { log_message.LogMessage(utils.LevelWarn, "rkllm: hear, hear") })
	require.Equal(t, "W rkllm: hear, hear\n", text)
}
