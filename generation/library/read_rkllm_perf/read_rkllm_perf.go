// Package read_rkllm_perf reads what a vendor's library has measured.
package read_rkllm_perf

import (
	"time"
	"unsafe"

	"rkllmd/generation/library"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// ReadRkllmPerf returns the statistics of the last result of a run, zeros where the library's generation has none.
//
// **Runs on:** the runtime's callback thread.
func ReadRkllmPerf(layout *rkllm.Layout, result unsafe.Pointer) (perf library.RkllmPerf) {
	for _, count := range []struct {
		name string
		to   *int
	}{{"prefill_tokens", &perf.PrefillTokens}, {"generate_tokens", &perf.GenerateTokens}} {
		if _, place := find_member.FindMember(layout.Result, result, "perf", count.name); place != nil {
			*count.to = int(*(*int32)(place))
		}
	}
	if _, place := find_member.FindMember(layout.Result, result, "perf", "prefill_time_ms"); place != nil {
		perf.Prefill = time.Duration(float64(*(*float32)(place)) * float64(time.Millisecond))
	}
	return perf
}
