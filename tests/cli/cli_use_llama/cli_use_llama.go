// Package cli_use_llama stands in for the engine.
package cli_use_llama

import (
	"errors"

	"rkllmd/engine"
)

// CliUseLlama finds a llama.cpp in every folder but /none.
func CliUseLlama(folder string, gpuLayers int) (*engine.Llama, error) {
	if folder == "/none" {
		return nil, errors.New(folder + " has no libllama")
	}
	return &engine.Llama{File: folder + "/libllama.so", Version: "0.5.0", GGML: "0.25.1 abc", Layout: "v0.5.0",
		Backends: []string{folder + "/libggml-cpu.so"}, Skipped: []string{"a GPU's, because there is none"},
		Devices: []string{"CPU (mine)"}, GPULayers: gpuLayers}, nil
}
