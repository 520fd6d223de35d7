// Package open_worker_runtime opens the embedded runtime in a process that serves a daemon with it.
package open_worker_runtime

import (
	"encoding/json"
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OpenWorkerRuntime opens the embedded runtime as text, a cli.RuntimeSetup in JSON, says, and logs with which llama.cpp
// it computes.
//
// **Runs on:** the main goroutine. Errors: those of use_llama and use_chat_template.
func OpenWorkerRuntime(text []byte, embedded cli.Embedded) (*rkllm.Library, error) {
	var setup cli.RuntimeSetup
	if err := json.Unmarshal(text, &setup); err != nil {
		return nil, fmt.Errorf("the setup of the runtime's process cannot be read: %w", err)
	}
	l, err := embedded.UseLlama(setup.Llama, setup.GPULayers)
	if err != nil {
		return nil, err
	}
	if err = embedded.UseChatTemplate(setup.ChatTemplate); err != nil {
		return nil, err
	}
	log_message.LogMessage(utils.LevelInfo, "this process computes with a llama.cpp of your own", "file", l.File,
		"version", l.Version, "ggml", l.GGML, "layout", l.Layout, "devices", strings.Join(l.Devices, ", "),
		"gpu_layers", l.GPULayers)
	return embedded.OpenRuntime(), nil
}
