// Package open_embedded opens the runtime inside this program.
package open_embedded

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/library/open_isolated"
	"rkllmd/cli/library/prepare_caches"
	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OpenEmbedded opens the embedded runtime as choice wants it, and warns of what would be better on this machine.
//
// **Runs on:** the main goroutine. Errors: what it was asked for cannot be had.
func OpenEmbedded(s cli.LibrarySelection, choice cli.LibraryChoice, embedded cli.Embedded) (*rkllm.Library, error) {
	if choice.Llama != "" && choice.GPULayers > 0 {
		prepare_caches.PrepareCaches()
	}
	if choice.Llama != "" && choice.Isolate {
		log_message.LogMessage(utils.LevelWarn, "the embedded runtime computes with a llama.cpp of your own, in a "+
			"process for each model; this is experimental", "folder", choice.Llama)
		return open_isolated.OpenIsolated(choice, embedded)
	}
	if choice.Llama != "" {
		llama, err := embedded.UseLlama(choice.Llama, choice.GPULayers)
		if err != nil {
			return nil, err
		}
		log_message.LogMessage(utils.LevelWarn, "the embedded runtime computes with a llama.cpp of your own, in this "+
			"process, as --isolate=false says: where it crashes, the daemon ends; this is experimental",
			"file", llama.File, "version",
			llama.Version, "ggml", llama.GGML, "layout", llama.Layout, "devices", strings.Join(llama.Devices, ", "))
	}
	if err := embedded.UseChatTemplate(choice.ChatTemplate); err != nil {
		return nil, err
	}
	if choice.Exact || choice.ExactHere != "" {
		if err := embedded.UseExactKernels(true); err != nil {
			return nil, err
		}
	}
	if !choice.Exact && choice.ExactHere != "" {
		log_message.LogMessage(utils.LevelInfo, "the embedded runtime computes exactly, as with --exact", "because",
			choice.ExactHere+" promises it")
	}
	library := embedded.OpenRuntime()
	if warning := embedded.DescribeBuild(); warning != "" {
		log_message.LogMessage(utils.LevelWarn, warning)
	}
	if len(s.NPU.Devices) > 0 && choice.Path == "" {
		log_message.LogMessage(utils.LevelWarn,
			"this machine has an RKNPU, but the embedded runtime computes on the CPU: "+
				"name the vendor's library with --library PATH (RKLLM_LIBRARY)", "because", s.Reason)
	}
	return library, nil
}
