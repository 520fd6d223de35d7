package arguments_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/arguments/parse_positions"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestParsePositions(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutC, Version: "1.2.1"}, rkllm.Limits{})
	job := &rkllm.Job{Args: []json.RawMessage{nil, nil, json.RawMessage("[1,2]"), json.RawMessage("[1,5]")}}
	require.Nil(t, parse_positions.ParsePositions(rt.Serving.Load(), job))
	require.Equal(t, 2, job.Batch)
	require.Equal(t, [2]int32{1, 2}, *(*[2]int32)(job.C[2]))
	require.Equal(t, [2]int32{1, 5}, *(*[2]int32)(job.C[3]))
	for _, c := range [][3]string{
		{"[1,2]", "[3]", "end_pos: has 1 elements, but start_pos has 2"},
		{"[1,2]", "[1,1]", "end_pos[1]: 1 is before start_pos, 2"},
		{"[-1]", "[1]", "start_pos[0]: -1 is outside 0..2147483647"},
		{"[1]", "5", "end_pos: 5 is not an array of numbers"},
	} {
		job.Args[2], job.Args[3] = json.RawMessage(c[0]), json.RawMessage(c[1])
		rkllm_require_refused.RkllmRequireRefused(t, c[2], parse_positions.ParsePositions(rt.Serving.Load(), job))
	}
	free_job.FreeJob(job)
	rt.Serving.Store(&rkllm.Library{Layout: &rkllm.Layout{}, Version: "1.2.0"})
	rkllm_require_refused.RkllmRequireRefused(t,
		"start_pos and end_pos: need librkllmrt 1.2.1; version 1.2.0 is loaded",
		parse_positions.ParsePositions(rt.Serving.Load(),
			job))
}
