// Package check_lora_file reads and checks the file of a LoRA adapter.
package check_lora_file

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf/check_lora_header"
	"rkllmd/engine/gguf/open_gguf_file"
	"rkllmd/engine/gguf/read_gguf_hash"
)

// CheckLoraFile reads the header of the GGUF adapter at path and checks all that llama.cpp would end the process over,
// and that the adapter was made for the model m: what it accepts can be given to load_lora. The weights are not read,
// but for LoraFacts.Identity.
//
// **Runs on:** any thread. The error names the file and says what it is instead, or what is wrong with it.
func CheckLoraFile(m *engine.Model, path string) (engine.LoraFacts, error) {
	file, h, err := open_gguf_file.OpenGGUFFile(path, "LoRA adapter")
	if err != nil {
		return engine.LoraFacts{}, err
	}
	defer file.Close()
	facts, err := check_lora_header.CheckLoraHeader(h, m.Facts)
	if err == nil {
		facts.Identity, err = read_gguf_hash.ReadGGUFHash(file, h)
	}
	if err != nil {
		return engine.LoraFacts{}, fmt.Errorf("%s cannot be used: %w", path, err)
	}
	return facts, nil
}
