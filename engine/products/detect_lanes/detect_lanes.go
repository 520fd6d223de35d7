// Package detect_lanes tells whose products are computed.
package detect_lanes

// #include <stdbool.h>
// bool rkllmd_detect_lanes(void);
import "C"

import (
	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/engine"
)

// DetectLanes tells whether products with weights of Q8_0, Q4_0, Q4_K and Q6_K are our own (choose_shape): the code
// that computes is ours, and was compiled for AVX2. Before start_engine that is the program's own code,
// where afterwards a variant's may compute.
//
// **Runs on:** any thread.
func DetectLanes() bool { return engine.Start.Llama == nil && bool(C.rkllmd_detect_lanes()) }
