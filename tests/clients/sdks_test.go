package clients_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/sdk_daemon"
)

// The SDKs of OpenAI and Anthropic for Node and Python, LangChain, the AI SDK, and what there is for Python beside
// them, one daemon for all of them. Each script checks all answers itself and prints the text of one.
func TestSdks(t *testing.T) {
	t.Parallel()
	address, key := sdk_daemon.SDKDaemon(t)
	for _, script := range []string{"anthropic.mjs", "responses.mjs", "langchain.mjs", "ai_sdk.mjs", "sdks.py",
		"frameworks.py"} {
		t.Run(script, func(t *testing.T) {
			command := exec.Command("node", script, address, key)
			if filepath.Ext(script) == ".py" {
				command = exec.Command("../../.cache/clients-python/bin/python", script, address, key)
			}
			command.Stderr = os.Stderr
			text, err := command.Output()
			require.NoError(t, err)
			require.NotEmpty(t, strings.TrimSpace(string(text)))
		})
	}
}
