package documents_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/rules/documents/format_setting"
)

func TestFormatSetting(t *testing.T) {
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	flags := command.Flags()
	flags.Int("few", 3, "make `N` of (them)")
	flags.Bool("loud", false, "this | that")
	for name, want := range map[string]string{
		"socket": "| `--socket` | `RKLLM_UDS_PATH` | `/tmp/rkllm.sock` | PATH | PATH of the socket |\n",
		"model":  "| `--model` | `RKLLMD_MODEL` |  | PATH | load the model at PATH at start |\n",
		"grpc-sessions": "| `--grpc-sessions` | `RKLLMD_GRPC_SESSIONS` | `256` | N, 1 to 65536 | N sessions " +
			"at once; for one more the least recently used one is closed |\n",
		"http-load": "| `--http-load` | `RKLLMD_HTTP_LOAD` | `true` | true, false | let HTTP clients load " +
			"and unload models; on unless =false |\n",
		"grpc-session-ttl": "| `--grpc-session-ttl` | `RKLLMD_GRPC_SESSION_TTL` | `30m` | TIME, above 0 | a " +
			"session that is not used for so much TIME is closed |\n",
		"allow-user": "| `--allow-user` | `RKLLMD_ALLOW_USER` |  | UID; repeatable, in the variable " +
			"separated by `,` | let the user with this UID in, besides the daemon's own and root; repeatable |\n",
		"few":  "| `--few` |  | `3` | N, a whole number | make N of (them) |\n",
		"loud": "| `--loud` |  | `false` | true, false | this \\| that |\n",
	} {
		require.Equal(t, want, format_setting.FormatSetting(flags.Lookup(name)))
	}
}
