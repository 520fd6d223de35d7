package clients_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/sdk_daemon"
)

// LiteLLM as a library and as a proxy, LlamaIndex, Instructor; LangChain; Open WebUI. Each script checks all answers
// itself and prints the text of one. tests/clients/heavy.sh installs them, and runs this.
func TestHeavyPrograms(t *testing.T) {
	address, key := sdk_daemon.SDKDaemon(t)
	for script, folder := range map[string]string{"heavy.py": "litellm", "heavy_langchain.py": "langchain",
		"open_webui.py": "open-webui"} {
		t.Run(script, func(t *testing.T) {
			command := exec.Command("../../.cache/clients-heavy/"+folder+"/bin/python", script, address, key)
			command.Stderr = os.Stderr
			text, err := command.Output()
			require.NoError(t, err)
			require.NotEmpty(t, strings.TrimSpace(string(text)))
		})
	}
}
