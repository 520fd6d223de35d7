package clients_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_scripted_model"
)

// Coding agents without their screens, each by another protocol: they send instructions and tools of 30 to 50 KB, get
// the call of a command, run it, send its result, and show the answer. What the model says is in its weights, since
// none as small as this would know what to do. tests/clients/heavy.sh installs the agents, and runs this.
func TestHeavyAgents(t *testing.T) {
	for name, agent := range map[string]struct {
		Call, Config string // the call that the model makes; a file of settings
		File         string // where that file belongs, in the home
		Words        []string
	}{
		"claude": {`{"name": "Bash", "arguments": {"command": "echo it was here > made.txt", "description": "Write"}}`,
			"", "", []string{"-p", "Write made.txt", "--allowedTools", "Bash"}},
		"codex": {`{"name": "exec_command", "arguments": {"cmd": "echo it was here > made.txt"}}`,
			"model = \"scripted\"\nmodel_provider = \"rkllmd\"\n" +
				"[model_providers.rkllmd]\nname = \"rkllmd\"\n" +
				"base_url = \"http://ADDRESS/v1\"\nenv_key = \"OPENAI_API_KEY\"\n" +
				"wire_api = \"responses\"\n", ".codex/config.toml",
			[]string{"exec", "--skip-git-repo-check", "--sandbox", "workspace-write",
				"Write made.txt"}},
		"opencode": {
			`{"name": "bash", "arguments": {"command": "echo it was here > made.txt", "description": "Write"}}`,
			`{"model": "rkllmd/scripted", "small_model": "rkllmd/scripted", "provider": {"rkllmd": {` +
				`"npm": "@ai-sdk/openai-compatible", "models": {"scripted": {}},` +
				`"options": {"baseURL": "http://ADDRESS/v1", "apiKey": "any"}}}}`, ".config/opencode/opencode.json",
			[]string{"run", "Write made.txt"}},
	} {
		t.Run(name, func(t *testing.T) {
			model := write_scripted_model.WriteScriptedModel(t, chat_template.ChatTemplate("agent"), map[string]string{
				"<|first|>": "I write the file.\n<tool_call>\n" + agent.Call + "\n</tool_call>",
				"<|then|>":  "The file is written.", "<|plain|>": "Writing a file"})
			_, address := http_daemon.HTTPDaemon(t, "--named-model", "scripted="+model, "--context", "65536")
			home, work := t.TempDir(), t.TempDir()
			if agent.File != "" {
				file := filepath.Join(home, agent.File)
				require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
				config := strings.ReplaceAll(agent.Config, "ADDRESS", address)
				require.NoError(t, os.WriteFile(file, []byte(config), 0o600))
			}
			program, err := filepath.Abs("../../.cache/clients-heavy/agents/node_modules/.bin/" + name)
			require.NoError(t, err)
			command := exec.Command(program, agent.Words...)
			command.Dir = work
			command.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH"), "OPENAI_API_KEY=any",
				"ANTHROPIC_BASE_URL=http://" + address, "ANTHROPIC_AUTH_TOKEN=any", "ANTHROPIC_MODEL=scripted",
				"ANTHROPIC_DEFAULT_HAIKU_MODEL=scripted", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1",
				"OPENCODE_DISABLE_AUTOUPDATE=1", "OPENCODE_DISABLE_MODELS_FETCH=1"}
			output, err := command.CombinedOutput()
			require.NoError(t, err, "%s", output)
			require.Contains(t, string(output), "The file is written.")
			made, err := os.ReadFile(filepath.Join(work, "made.txt"))
			require.NoError(t, err)
			require.Equal(t, "it was here\n", string(made))
		})
	}
}
