// Package read_llama reads which llama.cpp the embedded runtime is to compute with.
package read_llama

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/utils/describe_system_error"
)

// ReadLlama reads the folder of a llama.cpp, "" for none, and how many layers are a GPU's, from the command's flags and
// the environment. The path becomes absolute.
//
// **Runs on:** any thread. Errors name the flag, the variable, the value and what would be right.
func ReadLlama(command *cobra.Command) (folder string, gpuLayers int, err error) {
	text, name := read_setting.ReadSetting(command, cli.SettingLlama)
	if gpuLayers, err = read_number.ReadNumber(command, cli.SettingGPULayers); err != nil {
		return "", 0, err
	}
	switch {
	case text[0] == "" && gpuLayers > 0:
		return "", 0, fmt.Errorf("--gpu-layers (RKLLMD_GPU_LAYERS) is %d, but the llama.cpp inside this program "+
			"computes on the CPU only: name one that has a GPU's backend with --llama (RKLLMD_LLAMA); %w", gpuLayers,
			cli.ErrUsage)
	case text[0] == "":
		return "", 0, nil
	}
	folder, err = filepath.Abs(text[0])
	if err != nil {
		return "", 0, err
	}
	info, err := os.Stat(folder)
	switch {
	case err != nil:
		return "", 0, fmt.Errorf("%s is %q, which cannot be used: %w; it must be the folder that holds libllama.so; "+
			"%w", name,
			text[0], describe_system_error.DescribeSystemError(err), cli.ErrUsage)
	case !info.IsDir():
		return "", 0, fmt.Errorf("%s is %q, which is a file: it must be the folder that holds libllama.so; %w", name,
			text[0],
			cli.ErrUsage)
	}
	return folder, gpuLayers, nil
}
