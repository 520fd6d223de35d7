// Package on_engine_log takes llama.cpp's log lines.
package on_engine_log

// void OnEngineLog(int level, char *text, void *userdata);
import "C"

import (
	"fmt"
	"strings"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/gguf/name_builtins"
	"rkllmd/engine/model"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// Pointer is the C address of OnEngineLog, a ggml_log_callback.
var Pointer = unsafe.Pointer(C.OnEngineLog)

// OnEngineLog is called by llama.cpp and ggml for every piece of log text. Warnings and errors are logged as warnings,
// the rest at debug level; the first error is also kept in engine.FirstError for the message of the call that fails
// because of it, and the size of a compute graph in engine.GraphNodes.
//
// Levels are ggml's: 1 debug, 2 info, 3 warning, 4 error, 5 continues the line before.
//
// **Runs on:** any thread. The thread is inside llama.cpp.
//
//export OnEngineLog
func OnEngineLog(level C.int, text *C.char, _ unsafe.Pointer) {
	line := name_builtins.NameBuiltins(strings.TrimSpace(C.GoString(text)))
	if strings.Trim(line, ".") == "" {
		return // a new line, or the dots of a progress bar
	}
	if _, count, found := strings.Cut(line, "graph nodes  = "); found {
		var nodes [2]int64 // for a batch of a prompt, and for a single token when that has another number
		fmt.Sscanf(count, "%d", &nodes[0])
		if _, single, two := strings.Cut(count, "), "); two {
			fmt.Sscanf(single, "%d", &nodes[1])
		}
		engine.GraphNodes.Store(max(nodes[0], nodes[1]))
	}
	importance := utils.LevelDebug
	if level == 3 || level == 4 {
		importance = utils.LevelWarn
	}
	for _, routine := range model.RoutineWarnings {
		if importance == utils.LevelWarn && strings.Contains(line, routine) {
			importance = utils.LevelDebug
		}
	}
	if level == 4 && importance == utils.LevelWarn {
		engine.FirstError.CompareAndSwap(nil, &line)
	}
	log_message.LogMessage(importance, "llama.cpp: "+line)
}
