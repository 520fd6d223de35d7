package arguments_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/arguments/parse_strings"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestParseStrings(t *testing.T) {
	job := &rkllm.Job{Args: []json.RawMessage{nil, json.RawMessage(`"a"`), nil, json.RawMessage(`"c"`)}}
	require.Nil(t, parse_strings.ParseStrings(job, "x", "y", "z"))
	for i, want := range []string{1: "a", 2: "", 3: "c"} {
		if i > 0 {
			require.NotNil(t, job.C[i])
			require.Equal(t, want, string(read_string.ReadString(job.C[i])))
		}
	}
	free_job.FreeJob(job)
	job.Args[2] = json.RawMessage("[]")
	rkllm_require_refused.RkllmRequireRefused(t, "y: [] is not a string", parse_strings.ParseStrings(job, "x", "y",
		"z"))
	require.Empty(t, job.Memory.Blocks)
}
