// Package create_pull_command describes "rkllmd pull".
package create_pull_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/store/run_pull"
)

// CreatePullCommand returns the command "pull".
//
// **Runs on:** any thread.
func CreatePullCommand(embedded cli.Embedded) *cobra.Command {
	command := &cobra.Command{
		Use:   "pull MODEL",
		Short: "Get a model from Hugging Face, ModelScope, an address or a file",
		Long: `Get a model into the folder of --models. MODEL is
  hf:OWNER/REPOSITORY                what suits this machine: for a board's NPU the *.rkllm made for its chip,
	otherwise the GGUF
                                     quantisation that fits into the memory
  hf:OWNER/REPOSITORY:QUANTISATION   such as Q4_K_M
  hf:OWNER/REPOSITORY:FILE           that file; of a model that is split, all of them
  ms:OWNER/REPOSITORY                the same from ModelScope
  https://HOST/FILE                  one file
  PATH                               a file of this machine, which is copied
A revision may be named behind the repository: hf:OWNER/REPOSITORY@REVISION.

A download that was cut, however it ended,
	goes on where it was. Files are seen as a model when all have come and are what
was promised (SHA-256). Proxies are those of HTTPS_PROXY and NO_PROXY. The token for repositories that are not public is that of
HF_TOKEN, or of hf auth login; for ModelScope that of MODELSCOPE_API_TOKEN. HF_ENDPOINT and MODELSCOPE_ENDPOINT name other hubs.`,
		Example: `  rkllmd pull hf:Qwen/Qwen3-0.6B-GGUF
  rkllmd pull hf:Qwen/Qwen3-0.6B-GGUF:Q8_0
  rkllmd pull --chip RK3588 hf:OWNER/REPOSITORY`,
		Args: cobra.ArbitraryArgs,
		RunE: run_pull.RunPull(embedded),
	}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingModels})
	flags := command.Flags()
	flags.String("chip", "", "choose for a board with this `CHIP`, such as RK3588; not given: this machine's")
	flags.Int("connections", cli.PullConnections, "download over `N` connections at once")
	flags.Duration("patience", cli.PullPatience, "for `TIME` a server may send nothing before that is the end")
	return command
}
