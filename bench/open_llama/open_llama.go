// Package open_llama loads a model as a plain C program does.
package open_llama

// #include <stdbool.h>
// #include <stdint.h>
// #include <stdlib.h>
// int rkllmd_open_llama(const char *path, bool copied, uint32_t size, uint32_t sequences, int32_t threads,
//     void **opened);
import "C"

import (
	"fmt"
	"unsafe"

	"rkllmd/bench"
	"rkllmd/bench/close_llama"
	_ "rkllmd/engine/context/keep_threads" // which is called
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/memory/count_copied"
	"rkllmd/engine/model/start_engine"
)

// OpenLlama loads the model at path by llama.cpp's own calls and with its defaults, beside which the runtime is
// measured; whether weights are copied, interleaved, is as load_model has it, so that both compute the same. The
// context has room for size tokens of all sequences together. End it with close_llama.
//
// **Runs on:** any thread. The error is check_model_file's, or says what llama.cpp refused; its log says why.
func OpenLlama(path string, size, sequences, threads int) (*bench.Llama, error) {
	facts, err := check_model_file.CheckModelFile(path)
	if err != nil {
		return nil, err
	}
	start_engine.StartEngine()
	cPath := C.CString(path)
	defer C.free(unsafe.Pointer(cPath))
	var opened [4]unsafe.Pointer
	code := C.rkllmd_open_llama(cPath, C.bool(count_copied.CountCopied(facts, false) > 0),
		C.uint32_t(size), C.uint32_t(sequences), C.int32_t(threads), &opened[0])
	l := &bench.Llama{Model: opened[0], Context: opened[1], Sampler: opened[2], Kept: opened[3],
		Sequences: sequences}
	if code == 0 {
		return l, nil
	}
	close_llama.CloseLlama(l)
	return nil, fmt.Errorf("%s cannot be opened: %s", path,
		[...]string{1: "this llama.cpp's structures are not those that were declared",
			2: "llama.cpp refuses the model", 3: fmt.Sprintf("llama.cpp refuses a context of %d tokens", size)}[code])
}
