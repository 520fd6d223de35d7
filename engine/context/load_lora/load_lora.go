// Package load_lora loads a LoRA adapter.
package load_lora

// #include <stdlib.h>
// void *rkllmd_load_lora(void *model, const char *path);
import "C"

import (
	"fmt"
	"strings"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/memory/read_available_memory"
	"rkllmd/utils/find_opened"
)

// LoadLora loads the GGUF adapter at path, which check_lora_file has accepted with these facts, for the model m. Its
// tensors must fit into the memory that is available. Free it with free_lora, before the model.
//
// **Runs on:** any thread that may wait. It takes as long as the work does. **Holds:** engine.Loading.
func LoadLora(m *engine.Model, path string, facts engine.LoraFacts) (*engine.Lora, error) {
	if available := read_available_memory.ReadAvailableMemory("/"); available > 0 && facts.Bytes > available {
		return nil, fmt.Errorf("%s needs %d MB of memory, and %d MB are available", path, facts.Bytes>>20,
			available>>20)
	}
	engine.Loading.Lock()
	defer engine.Loading.Unlock()
	engine.FirstError.Store(nil)

	file, _ := find_opened.FindOpened(path)
	cPath := C.CString(file)
	defer C.free(unsafe.Pointer(cPath))
	l := &engine.Lora{Path: path, Facts: facts}
	if l.Ptr = C.rkllmd_load_lora(m.Ptr, cPath); l.Ptr != nil {
		return l, nil
	}
	reason := "llama.cpp gave no reason"
	if first := engine.FirstError.Load(); first != nil {
		_, reason, _ = strings.Cut(*first, ": ")
	}
	return nil, fmt.Errorf("%s cannot be loaded: %s", path, reason)
}
