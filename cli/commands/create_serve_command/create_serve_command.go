// Package create_serve_command describes "rkllmd serve".
package create_serve_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/serve/run_serve"
	"rkllmd/cli/settings/add_setting_flags"
)

// CreateServeCommand returns the command "serve".
//
// **Runs on:** any thread.
func CreateServeCommand(embedded cli.Embedded) *cobra.Command {
	command := &cobra.Command{
		Use:   "serve",
		Short: "Serve the RKLLM API on a Unix socket until told to stop",
		Long: `Serve the RKLLM API as JSON-RPC 2.0 on a Unix socket.

No model is loaded until a client calls rkllm.init, unless --model names one. Each flag has a twin in the environment, named
beside it; the flag wins.

The library is the one that --library names. Without it, a machine with an RKNPU gets the first librkllmrt.so in the usual
places, any other machine the embedded runtime. Its version is read from its file; where that does not say, --rkllm-version
must, for it is never guessed. rkllmd doctor tells what would be served.

SIGINT or SIGTERM stops the daemon in order: runs are aborted, answers flushed, the model freed, the
socket removed, within half a minute. Ctrl-C once more, half a second later, ends it at once; a second SIGTERM does not.`,
		Example: `  rkllmd serve
  rkllmd serve --socket /run/user/1000/rkllm.sock --model /models/qwen3.gguf
  RKLLM_UDS_PATH=/tmp/test.sock RKLLM_MAX_CLIENTS=8 rkllmd serve --allowed-root /models --log-format json
  rkllmd serve --library /usr/lib/librkllmrt.so --rkllm-version 1.2.3`,
		RunE: run_serve.RunServe(embedded),
	}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	return command
}
