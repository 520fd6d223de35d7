// Package start_engine prepares llama.cpp.
package start_engine

// void rkllmd_start_engine(void *log);
import "C"

import (
	"os"

	"rkllmd/engine"
	"rkllmd/engine/llama/detect_penalties"
	"rkllmd/engine/llama/find_layout"
	"rkllmd/engine/llama/read_defaults"
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
	"rkllmd/engine/llama/use_layout"
	"rkllmd/engine/memory/set_map_threshold"
	_ "rkllmd/engine/model/arc4random"  // libstdc++ takes it for the C library's
	_ "rkllmd/engine/model/free_buffer" // llama.cpp takes it for ggml's
	"rkllmd/engine/model/on_engine_log"
	"rkllmd/engine/variants/find_own_variant"
	"rkllmd/engine/variants/load_variant"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StartEngine prepares llama.cpp for this process: no debugger on an assertion, its log lines to ours, its tables
// filled, large blocks of memory mapped (set_map_threshold), the best variant of its CPU code loaded if this is a
// portable build. Without one it computes with the code inside the program, or, behind use_llama, with the user's.
// The work is done once; later calls return at once. load_model calls it, so that a daemon without a model pays
// nothing.
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
		// it is there from now on, so that create_lora_context only changes its value
		os.Setenv(engine.GraphReuseDisable, "0")
	}
	set_map_threshold.SetMapThreshold()
	if engine.Start.Llama == nil {
		model, context, _ := read_defaults.ReadDefaults(nil)
		if layout, err := find_layout.FindLayout(model[:], context[:], ""); err == nil {
			use_layout.UseLayout(layout, detect_penalties.DetectPenalties(), 0)
		}
	}
	C.rkllmd_start_engine(on_engine_log.Pointer)
	engine.Start.Done = true
	if engine.Start.Llama != nil {
		return
	}
	variant, problems := find_own_variant.FindOwnVariant()
	for _, problem := range problems {
		log_message.LogMessage(utils.LevelWarn, "the CPU runtime does without a faster variant of its code", "reason",
			problem.Error())
	}
	if variant == "" {
		if engine.VariantSums != "" && problems == nil {
			log_message.LogMessage(utils.LevelInfo,
				"the CPU runtime computes with code for every x86-64: no variant of it suits this CPU")
		}
		return
	}
	features, err := load_variant.LoadVariant(variant)
	if err != nil {
		log_message.LogMessage(utils.LevelWarn,
			"the CPU runtime computes without the instructions of this CPU, and slowly", "reason", err.Error())
		return
	}
	log_message.LogMessage(utils.LevelInfo, "the CPU runtime computes with the variant that suits this CPU best",
		"variant", variant, "compiled for", features)
}
