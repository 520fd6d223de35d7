// Package check_model_file reads and checks a model file.
package check_model_file

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf/check_gguf_header"
	"rkllmd/engine/gguf/open_gguf_file"
	"rkllmd/engine/gguf/read_gguf_hash"
)

// CheckModelFile reads the header of the GGUF file at path and checks all that llama.cpp would end the process over:
// what it accepts can be given to load_model. Of the weights only the beginnings of the tensors are read, for
// Facts.Identity.
//
// **Runs on:** any thread. The error names the file and says what it is instead, what is wrong with it or, for one that
// is cut off (engine.ErrTruncated), how much is missing.
func CheckModelFile(path string) (engine.Facts, error) {
	file, h, err := open_gguf_file.OpenGGUFFile(path, "model")
	if err != nil {
		return engine.Facts{}, err
	}
	defer file.Close()
	facts, err := check_gguf_header.CheckGGUFHeader(h)
	if err == nil {
		facts.Identity, err = read_gguf_hash.ReadGGUFHash(file, h)
	}
	if err != nil {
		return engine.Facts{}, fmt.Errorf("%s cannot be used: %w", path, err)
	}
	return facts, nil
}
