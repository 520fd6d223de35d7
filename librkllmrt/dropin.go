package librkllmrt

import (
	"sync"
	"sync/atomic"

	"rkllmd/rkllm"
)

// RunEnded is called at the end of every run, just before its last callback, with the figures in Perf. Nil: nobody.
var RunEnded atomic.Pointer[func(*Run)]

// DropIn is the state of the drop-in library (dropin/), of which a process has one. The daemon does not use it.
var DropIn struct {
	Prepared sync.Once    // the log and RunEnded are set up
	LogLevel atomic.Int32 // RKLLM_LOG_LEVEL, as it was at the last rkllm_init
	Llama    sync.Mutex   // held while the llama.cpp of LlamaVariable is opened

	sync.Mutex // guards Markers
	// Markers is img_start, img_end and img_content, which callers of generation C give with rkllm_init and generation
	// D wants in each request: by handle, an RKLLMParam of generation C with nothing else in it, and the texts.
	Markers map[uintptr]rkllm.Memory
}

// LlamaVariable names the folder of a llama.cpp with which the drop-in computes in the place of its own.
const LlamaVariable = "RKLLMRT_LLAMA"

// LogFigures is the RKLLM_LOG_LEVEL from which on the log has loads, too, and the figures of every run. Below it has
// the banner, warnings and errors.
const LogFigures = 1
