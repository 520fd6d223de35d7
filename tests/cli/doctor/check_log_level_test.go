package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_log_level"
)

func TestCheckLogLevel(t *testing.T) {
	for level, advice := range map[string]string{
		"": "", "0": "", "1": "", "loud": "",
		"2": "with RKLLM_LOG_LEVEL=2 the vendor's library writes prompts to the log: set it to 1 or unset it",
		"3": "with RKLLM_LOG_LEVEL=3 the vendor's library writes prompts to the log: set it to 1 or unset it",
	} {
		t.Setenv("RKLLM_LOG_LEVEL", level)
		report := &doctor.Report{}
		check_log_level.CheckLogLevel(report)
		require.Equal(t, level, report.LogLevel)
		if advice == "" {
			require.Empty(t, report.Problems, level)
			continue
		}
		require.Equal(t, []doctor.Problem{{About: "rkllm_log_level", Advice: advice}}, report.Problems)
	}
}
