package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/read_log_level"
)

func TestReadLogLevel(t *testing.T) {
	for text, want := range map[string]int32{"": 0, "0": 0, "1": 1, "2": 2, "-1": -1, "yes": 0, "99999999999": 0} {
		t.Setenv("RKLLM_LOG_LEVEL", text) // os.Setenv tells C, too
		require.Equal(t, want, read_log_level.ReadLogLevel(), text)
	}
}
