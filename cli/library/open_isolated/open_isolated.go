// Package open_isolated opens the runtime inside this program in processes of its own.
package open_isolated

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"

	"rkllmd/cli"
	"rkllmd/engine"
	"rkllmd/isolation/seam/open_isolated_runtime"
	"rkllmd/rkllm"
	"rkllmd/server/set_file_limit"
	"rkllmd/utils"
)

// OpenIsolated opens the embedded runtime with the llama.cpp that choice names, in processes of this program, one for
// each model: nothing of that llama.cpp is ever in this one. They log as this process does. This process looks
// at headers of models from then on as that llama.cpp does, which decides itself which architectures it has.
//
// **Runs on:** any thread that may wait. Errors: why that llama.cpp cannot be used, in the words of use_llama.
func OpenIsolated(choice cli.LibraryChoice, embedded cli.Embedded) (*rkllm.Library, error) {
	if err := set_file_limit.SetFileLimit(0); err != nil {
		return nil, err
	}
	words := cli.RuntimeSetup{Llama: choice.Llama, GPULayers: choice.GPULayers, ChatTemplate: choice.ChatTemplate,
		LogLevel: utils.LevelError}
	_, words.JSONLog = slog.Default().Handler().(*slog.JSONHandler)
	_, logs := slog.Default().Handler().(*slog.TextHandler) // otherwise this process keeps no log
	for _, level := range []utils.Level{utils.LevelWarn, utils.LevelInfo, utils.LevelDebug} {
		if (logs || words.JSONLog) && slog.Default().Enabled(context.Background(), level) {
			words.LogLevel = level
		}
	}
	text, err := json.Marshal(words)
	if err != nil {
		return nil, err
	}
	engine.Start.Lock()
	engine.Start.Elsewhere = true
	engine.Start.Unlock()
	title := "the llama.cpp in " + choice.Llama
	library, err := open_isolated_runtime.OpenIsolatedRuntime(embedded.OpenRuntime(), text, title, choice.Llama,
		choice.Limits)
	if err != nil && !strings.Contains(err.Error(), choice.Llama) { // it has not come to say so itself
		err = fmt.Errorf("%s cannot be used: %w", title, err)
	}
	return library, err
}
