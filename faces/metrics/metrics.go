// Package metrics holds the types and constants of its room: what is counted for Prometheus.
package metrics

import (
	"sync"

	"rkllmd/faces/exposition"
)

// Collectors is what is counted of the work of front-ends, for Prometheus. The label face is the front-end's name,
// model that of the named model which has answered, "" where rkllm.init has loaded it.
type Collectors struct {
	Queue, FirstToken, Token, Total          *exposition.Family // histograms of seconds
	Ended, Cancels, Tokens, Errors, Feedback *exposition.Family // counters
	Clients                                  *exposition.Family // a gauge
	// *generation.Run -> time.Time: of those in progress, when the last token came
	Last sync.Map
}

// Buckets of the histograms, in seconds.
var (
	WaitBuckets  = []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 60, 120, 300}
	TokenBuckets = []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5}
)

// GaugeName tells gauges of the model and the worker apart.
type GaugeName string

const (
	GaugeLoaded    GaugeName = "rkllmd_model_loaded"
	GaugeBusy      GaugeName = "rkllmd_worker_busy"
	GaugeQueue     GaugeName = "rkllmd_worker_queue"
	GaugeSequences GaugeName = "rkllmd_sequences"
	GaugeRunning   GaugeName = "rkllmd_sequences_running"
	GaugeWaiting   GaugeName = "rkllmd_sequences_waiting"
	GaugePaused    GaugeName = "rkllmd_sequences_paused"
	GaugeTokens    GaugeName = "rkllmd_kv_tokens"
	GaugeBytes     GaugeName = "rkllmd_kv_bytes"
	GaugeCapacity  GaugeName = "rkllmd_kv_capacity_tokens"
)

// Gauges is all of them with what they tell.
var Gauges = []struct {
	Name GaugeName
	Help string
}{
	{GaugeLoaded, "1 when a model is loaded."},
	{GaugeBusy, "1 while the worker is in a call of the library."},
	{GaugeQueue, "Calls that wait for the worker."},
	{GaugeSequences, "Generations that the model's pool computes at once."},
	{GaugeRunning, "Generations that are being computed."},
	{GaugeWaiting, "Generations that wait for a sequence."},
	{GaugePaused, "Generations that are paused."},
	{GaugeTokens, "Tokens in the KV cache of the pool."},
	{GaugeBytes, "Bytes of them."},
	{GaugeCapacity, "Tokens for which the KV cache of the pool has room."},
}
