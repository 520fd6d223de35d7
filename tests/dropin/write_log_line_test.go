package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/write_log_line"
	"rkllmd/tests/dropin/dropin_stderr"
)

func TestWriteLogLine(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		write_log_line.WriteLogLine('I', "rkllm-runtime version: X")
		write_log_line.WriteLogLine('E', "two\nlines\r")
	})
	require.Equal(t, "I rkllm: rkllm-runtime version: X\nE rkllm: two lines \n", text)
}
