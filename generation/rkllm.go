package generation

import (
	"sync/atomic"
	"time"

	"rkllmd/rkllm"
)

// RkllmCall is what the backend over rkllm keeps of a run (Run.Call).
type RkllmCall struct {
	Job   *rkllm.Job
	Limit int // tokens after which the run is ended, because the library cannot be told; 0: none, or it was told

	Aborted atomic.Bool // abort_generation

	// The thread that delivers.
	Reason       Reason // why this backend has aborted the run itself: a stop text, or Limit
	Began, First time.Time
	Perf         RkllmPerf
}

// RkllmPerf is what the library has measured: RKLLMPerfStat.
type RkllmPerf struct {
	PrefillTokens, GenerateTokens int
	Prefill                       time.Duration
}
