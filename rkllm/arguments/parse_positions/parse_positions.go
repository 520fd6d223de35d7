// Package parse_positions reads the ranges of rkllm_clear_kv_cache from JSON.
package parse_positions

import (
	"fmt"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/parse_numbers"
	"rkllmd/rkllm/layout/refuse_value"
)

// ParsePositions converts start_pos and end_pos, job.Args[2] and job.Args[3], into C memory: one position for each of
// n_batch, half-open ranges. job.Batch is their number.
//
// **Runs on:** any thread. Errors: "Invalid params" when one is missing, they differ in length, a range ends before it
// starts, or the library's generation has no ranges.
func ParsePositions(library *rkllm.Library, job *rkllm.Job) (err *jsonrpc2.Error) {
	if !library.Layout.ClearKVCacheRanges {
		return refuse_value.RefuseValue("start_pos and end_pos", "need librkllmrt 1.2.1; version %s is loaded",
			library.Version)
	}
	if job.Args[2] == nil || job.Args[3] == nil {
		return refuse_value.RefuseValue("start_pos and end_pos", "must be given together")
	}
	var starts, ends int
	job.C[2], starts, err = parse_numbers.ParseNumbers(&job.Memory, rkllm.Int32s, 1, "start_pos", job.Args[2])
	if err != nil {
		return err
	}
	job.C[3], ends, err = parse_numbers.ParseNumbers(&job.Memory, rkllm.Int32s, 1, "end_pos", job.Args[3])
	if err != nil {
		return err
	}
	if starts != ends {
		return refuse_value.RefuseValue("end_pos", "has %d elements, but start_pos has %d", ends, starts)
	}
	job.Batch = starts
	end := unsafe.Slice((*int32)(job.C[3]), ends)
	for i, start := range unsafe.Slice((*int32)(job.C[2]), starts) {
		if end[i] < start {
			return refuse_value.RefuseValue(fmt.Sprintf("end_pos[%d]", i), "%d is before start_pos, %d", end[i], start)
		}
	}
	return nil
}
