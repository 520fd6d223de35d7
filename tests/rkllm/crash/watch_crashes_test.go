package crash_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/crash"
	"rkllmd/tests/rkllm/crash/rkllm_crash"
	"rkllmd/tests/rkllm/crash/rkllm_crash_child"
	"rkllmd/tests/rkllm/crash/rkllm_crash_source"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestWatchCrashes(t *testing.T) {
	rkllm_crash_child.RkllmCrashChild(t)
	path := rkllm_build_object.RkllmBuildObject(t, rkllm_crash_source.RkllmCrashSource())
	for _, signal := range crash.Signals {
		for _, format := range []string{"text", "json"} {
			log, status := rkllm_crash.RkllmCrash(t, path, 0, "FAULT="+signal.Name, "FAULT_IN=rkllm_run",
				"RKLLMD_LOG_FORMAT="+format)
			require.True(t, status.Signaled(), "%v: %s", status, log)
			require.Equal(t, signal.Number, int(status.Signal()), log)
			lines := strings.Split(strings.TrimSuffix(log, "\n"), "\n")
			require.Len(t, lines, 1, "no other output, so no traceback of Go's: %s", log)
			if format == "text" {
				require.Regexp(t, `^time=20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\d\dZ level=ERROR msg="the library has crashed, and the daemon with it" signal=`+signal.Name+
					` function=rkllm_run thread=caller address=0x[0-9a-f]{16} pc=0x[0-9a-f]{16} base=0x[0-9a-f]{16} library=`+path+` version=1.2.2$`, lines[0])
				continue
			}
			var line map[string]string
			require.NoError(t, json.Unmarshal([]byte(lines[0]), &line))
			moment, err := time.Parse(time.RFC3339Nano, line["time"])
			require.NoError(t, err)
			require.WithinDuration(t, time.Now(), moment, time.Hour)
			require.Equal(t, []string{"ERROR", signal.Name, "rkllm_run", path}, []string{line["level"], line["signal"],
				line["function"], line["library"]})
		}
	}
	log, _ := rkllm_crash.RkllmCrash(t, path, 0, "FAULT=SIGSEGV", "FAULT_IN=rkllm_run")
	require.Contains(t, log, " address=0x0000000000000000 ")
	for _, function := range []string{"rkllm_is_running", "rkllm_createDefaultParam", "rkllm_destroy"} {
		log, status := rkllm_crash.RkllmCrash(t, path, 0, "FAULT=SIGABRT", "FAULT_IN="+function)
		require.Contains(t, log, "signal=SIGABRT function="+function+" thread=caller ")
		require.Equal(t, "aborted", strings.ToLower(status.Signal().String()))
	}
}
