// Package check_log_level looks at what the vendor's library would log.
package check_log_level

import (
	"os"
	"strconv"

	"rkllmd/cli/doctor"
)

// CheckLogLevel notes RKLLM_LOG_LEVEL. From level 2 on the vendor's library logs prompts, which is a problem of
// privacy.
//
// **Runs on:** any thread.
func CheckLogLevel(report *doctor.Report) {
	report.LogLevel = os.Getenv("RKLLM_LOG_LEVEL")
	if level, err := strconv.Atoi(report.LogLevel); err == nil && level >= doctor.PrivateLevel {
		report.Problems = append(report.Problems, doctor.Problem{About: "rkllm_log_level",
			Advice: "with RKLLM_LOG_LEVEL=" + report.LogLevel +
				" the vendor's library writes prompts to the log: set it to 1 or unset it"})
	}
}
