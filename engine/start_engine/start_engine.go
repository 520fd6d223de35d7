// Package start_engine prepares llama.cpp.
package start_engine

// void rkllmd_start_engine(void *log);
import "C"

import (
	"os"

	"rkllmd/engine"
	"rkllmd/engine/on_engine_log"
)

// StartEngine prepares llama.cpp for this process: no debugger on an assertion, its log lines to ours, its tables filled.
// The work is done once; later calls return at once. load_model calls it, so that a daemon without a model pays nothing.
//
// **Runs on:** any thread. **Holds:** engine.Start.
func StartEngine() {
	engine.Start.Lock()
	defer engine.Start.Unlock()
	if engine.Start.Done {
		return
	}
	os.Setenv("GGML_NO_BACKTRACE", "1")
	if os.Getenv(engine.GraphReuseDisable) == "" {
		os.Setenv(engine.GraphReuseDisable, "0") // it is there from now on, so that create_lora_context only changes its value
	}
	C.rkllmd_start_engine(on_engine_log.Pointer)
	engine.Start.Done = true
}
