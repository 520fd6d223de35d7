package embedded_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/demo"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine/inspect"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/engine_sparse_model"
	"rkllmd/tests/support/models/engine_sparse_shape"
	"rkllmd/tests/support/models/engine_write_lora"
	"rkllmd/tests/whole/embedded/inspect_model"
)

// rkllmd inspect tells what a model is and whether it fits; init refuses one that does not, before it takes any memory.
func TestInspect(t *testing.T) {
	folder := t.TempDir()
	tiny := filepath.Join(folder, "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(tiny, "qwen3", 1))
	huge := engine_sparse_model.EngineSparseModel(t, engine_sparse_shape.Shape{Words: 300, Embedding: 8192, Heads: 64,
		KeyHeads: 8, Forward: 28672, Layers: 80, Context: 8192}, 0)

	t.Run("for people, for programs, and the template", func(t *testing.T) {
		output := inspect_model.InspectModel(t, tiny)
		require.Contains(t, output,
			`model       "tiny qwen3 with random weights", architecture "qwen3", 181.5 thousand parameters`+"\n")
		require.Regexp(t, `\n2048 +0\.7 +0\.5 +6\.5 +7\.7\n\d+\.\d MB are available\n$`, output)
		var d inspect.Description
		output = inspect_model.InspectModel(t, "--json", "--context", "1024", tiny)
		require.NoError(t, json.Unmarshal([]byte(output), &d))
		require.Equal(t, []any{"qwen3", 2048, 1, 1024, true}, []any{d.Architecture, d.ContextLength, len(d.Memory),
			d.Memory[0].Context, d.Memory[0].Fits})
		require.Equal(t, demo.ChatML, inspect_model.InspectModel(t, "--template", tiny))
		output = inspect_model.InspectModel(t, huge) // that it does not fit is an answer
		require.Contains(t, output, "68.5 billion parameters")
		require.Regexp(t, `\n8192 .*   does not fit\n`, output)
	})
	t.Run("what it cannot tell", func(t *testing.T) {
		rkllm := filepath.Join(folder, "model.rkllm")
		require.NoError(t, os.WriteFile(rkllm, make([]byte, 4096), 0o600))
		for _, test := range []struct {
			flags []string
			want  string
			code  int
		}{
			{[]string{tiny, "--context", "4096"}, "rkllmd inspect: a context of 4096 tokens was asked for, but " +
				tiny + " was made for at most 2048\n", cli.ExitFailed},
			{[]string{tiny, "--context", "-1"}, "rkllmd inspect: --context is -1; it must be 1 or more; see --help\n",
				cli.ExitUsage},
			{[]string{rkllm}, "rkllmd inspect: " + rkllm +
				" is not a GGUF model but an .rkllm model for the NPU; this runtime takes GGUF models\n",
				cli.ExitFailed},
			{[]string{engine_write_lora.EngineWriteLora(t, "llama", 1, nil)}, "it is a LoRA adapter, not a model",
				cli.ExitFailed},
		} {
			command := daemon_command.DaemonCommand(t, true, append([]string{"inspect"}, test.flags...)...)
			output, _ := command.CombinedOutput()
			require.Contains(t, string(output), test.want)
			require.Equal(t, test.code, command.ProcessState.ExitCode())
		}
	})
	t.Run("a model that does not fit is refused with both numbers, and the daemon goes on", func(t *testing.T) {
		daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library", "embedded"}})
		client := connect_client.ConnectClient(t, daemon.Path)
		line := ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":%q,"max_context_len":512},null]}`, huge)
		numbers := regexp.MustCompile(
			`needs (\d+) MB of memory with a context of 512 tokens, (\d+) MB for its weights, .* and (\d+) MB are available: use a model of fewer parameters`).FindStringSubmatch(line)
		require.NotNil(t, numbers, line)
		info, err := os.Stat(huge)
		require.NoError(t, err)
		weights, _ := strconv.ParseInt(numbers[2], 10, 64)
		require.InDelta(t, info.Size()>>20, weights, 1)
		require.Contains(t, line, `"error":{"code":-32000`)
		init_tiny_model.InitTinyModel(t, client, nil)
	})
}
