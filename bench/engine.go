package bench

import (
	"time"
	"unsafe"
)

// Shape is the size of a generated model of architecture llama.
type Shape struct {
	Name string // "15M"

	Layers, Width, Heads, KVHeads, Forward, Vocab, Context int

	Half bool // weights are F16 instead of F32
	Tied bool // no weights of its own for the output: those of the embedding, backwards
}

// Shapes is the models that the embedded runtime is measured with.
var Shapes = []Shape{
	{Name: "15M", Layers: 8, Width: 256, Heads: 4, KVHeads: 2, Forward: 768, Vocab: 16384, Context: 4096, Half: true},
	{Name: "100M", Layers: 12, Width: 768, Heads: 12, KVHeads: 4, Forward: 2048, Vocab: 16384, Context: 4096,
		Half: true},
}

// Large is a larger one, of 500 million parameters, which no processor's cache holds.
var Large = Shape{Name: "500M", Layers: 18, Width: 1536, Heads: 12, KVHeads: 4, Forward: 4096, Vocab: 16384,
	Context: 4096, Half: true}

// Work is what a runtime is measured by: so many sequences at once, each a prompt and an answer of so many tokens.
type Work struct {
	Sequences, Prompt, Answer int
}

// Spent is time, by the clock and of all CPUs in this process.
type Spent struct {
	Wall, CPU time.Duration
}

// Timing is how a run went.
type Timing struct {
	First, Rest Spent   // until the first token of each sequence was there; from then until the last
	Said        []int32 // tokens of the answers: one of each sequence, then the next of each
}

// Llama is a model as a C program holds it that calls llama.cpp itself.
type Llama struct {
	Model, Context, Sampler unsafe.Pointer // struct llama_model *, llama_context *, llama_sampler *
	Kept                    unsafe.Pointer // its threads (keep_threads)
	Sequences               int
}

// Rkllm is a model as a C program holds it that calls the runtime: an LLMHandle and two functions.
type Rkllm struct {
	Handle    uintptr
	Run       unsafe.Pointer // rkllm_run
	Clear     unsafe.Pointer // rkllm_clear_kv_cache
	Sequences int            // n_batch
}

// Pair is the two on one model.
type Pair struct {
	Ours     *Rkllm
	Straight *Llama
}

// Comparison is one line of the table of the runtime beside llama.cpp, or of two ways of the runtime.
type Comparison struct {
	Name        string // with the unit
	Ours, Other float64
	CPU         [2]float64 // what a turn of each takes of CPU time, in seconds
	// of the speeds, above 1 where ours is better, by the clock and in CPU time; of other figures plainly, and 0
	Ratio, CPURatio float64
	Spread          [2]float64 // between these lies the ratio that a goal is about, in the middle half of the rounds
	Goal            string     // in words; "" when there is none
	Met             bool
}
