// Package library holds the types and constants of its room: a vendor's library as a backend.
package library

import (
	"sync"
	"sync/atomic"
	"time"

	"rkllmd/generation"
	"rkllmd/rkllm"
)

// Gate lets runs through to a library whose model front-ends share, until that is unloaded.
type Gate struct {
	sync.RWMutex // held for reading while a run is queued
	Closed       bool
}

// RkllmCall is what the backend over rkllm keeps of a run (Run.Call).
type RkllmCall struct {
	Job   *rkllm.Job
	Limit int // tokens after which the run is ended, because the library cannot be told; 0: none, or it was told

	Aborted atomic.Bool // abort_generation

	// The thread that delivers.
	Reason       generation.Reason // why this backend has aborted the run itself: a stop text, or Limit
	Began, First time.Time
	Perf         RkllmPerf
}

// ModeHiddenLayer is RKLLM_INFER_GET_LAST_HIDDEN_LAYER, as every version has it.
const ModeHiddenLayer = 1

// Vector is what becomes of the last hidden layer of a text.
type Vector struct {
	Pooling string        // engine.PoolingMean, or the last row
	Ended   chan struct{} // closed when the run is over

	// The thread that delivers, and anybody once Ended is closed.
	Rows    int // of the layer: the text's tokens, as the library counts them; 0: it has not come
	Numbers []float32
}

// RkllmPerf is what the library has measured: RKLLMPerfStat.
type RkllmPerf struct {
	PrefillTokens, GenerateTokens int
	Prefill                       time.Duration
}
