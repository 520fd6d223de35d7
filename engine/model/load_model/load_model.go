// Package load_model loads a GGUF model.
package load_model

// #include <stdbool.h>
// #include <stdint.h>
// #include <stdlib.h>
// int rkllmd_load_model(const char *path, bool copied, void *progress, uintptr_t userdata, void **model, void **vocab,
//     int32_t *numbers);
import "C"

import (
	"errors"
	"fmt"
	"runtime/cgo"
	"slices"
	"strings"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/gguf/open_builtin_model"
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
	"rkllmd/engine/memory/count_copied"
	"rkllmd/engine/model"
	"rkllmd/engine/model/count_models"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/list_controls"
	"rkllmd/engine/model/on_engine_load_progress"
	"rkllmd/engine/model/start_engine"
	"rkllmd/engine/model/watch_mapping"
	"rkllmd/engine/variants/check_processor"
	"rkllmd/engine/variants/list_instructions"
)

// LoadModel loads the GGUF file at path, or inside this program, which check_model_file has accepted with these facts,
// into memory (mapped). It computes in the way that use_exact_kernels has chosen. progress, when not nil, is called
// from this thread with 0 to 1; where it returns false the load ends with engine.ErrAborted. Free the model with
// free_model.
//
// **Runs on:** any thread that may wait. It takes as long as the work does. **Holds:** engine.Loading.
func LoadModel(path string, facts engine.Facts, progress func(done float32) bool) (*engine.Model, error) {
	if err := check_processor.CheckProcessor(list_instructions.ListInstructions()); err != nil &&
		engine.Start.Llama == nil {
		return nil, err
	}
	start_engine.StartEngine()
	engine.Loading.Lock()
	defer engine.Loading.Unlock()
	engine.FirstError.Store(nil)

	file, err := open_builtin_model.OpenBuiltinModel(path)
	if err != nil {
		return nil, err
	}
	cPath := C.CString(file)
	defer C.free(unsafe.Pointer(cPath))
	reporter := model.Progress{Report: progress}
	var callback unsafe.Pointer
	var userdata cgo.Handle
	if progress != nil {
		callback, userdata = on_engine_load_progress.Pointer, cgo.NewHandle(&reporter)
		defer userdata.Delete()
	}
	m := &engine.Model{Path: path, Facts: facts, Exact: count_models.CountModels(1)}
	var numbers [9]C.int32_t
	copied := count_copied.CountCopied(facts, m.Exact) > 0
	code := C.rkllmd_load_model(cPath, C.bool(copied), callback, C.uintptr_t(userdata), &m.Ptr, &m.Vocab, &numbers[0])
	if m.Ptr == nil {
		count_models.CountModels(-1)
	}
	switch {
	case code == 0:
	case code == 1:
		return nil, errors.New("this program was built with another llama.cpp than it was written for: " +
			"llama_model_params differs")
	case code == 3:
		free_model.FreeModel(m)
		return nil, fmt.Errorf("%s is a model of architecture %q, which does not generate text token by token", path,
			facts.Architecture)
	case reporter.Stopped:
		return nil, engine.ErrAborted
	default:
		reason := "llama.cpp gave no reason"
		if first := engine.FirstError.Load(); first != nil {
			reason = strings.TrimPrefix(*first, "llama_model_load: error loading model: ")
		}
		return nil, fmt.Errorf("%s cannot be loaded: %s", path, reason)
	}
	watch_mapping.WatchMapping(m, file)
	m.ContextLength, m.EmbeddingSize, m.VocabSize = int(numbers[0]), int(numbers[1]), int(numbers[2])
	m.BytePairs, m.BOS, m.EOS = numbers[3] == 2, int32(numbers[4]), int32(numbers[5])
	m.AddBOS, m.AddEOS = numbers[6] != 0, numbers[7] != 0
	if chosen := engine.Chosen.Load(); chosen != nil {
		m.Form, m.Facts.ChatTemplate = chosen.Form, chosen.Source
	}
	m.Controls, m.ControlLengths = list_controls.ListControls(m)
	m.TokensOnly = numbers[8] != 0 || slices.Contains(engine.TokensOnly, facts.Architecture)
	return m, nil
}
