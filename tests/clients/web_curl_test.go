package clients_test

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
)

// The curl commands of the README and of its page on HTTP are run as they stand there, one after the other, against
// another port.
func TestWebCurl(t *testing.T) {
	t.Parallel()
	readme, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	page, err := os.ReadFile("../../docs/http.md")
	require.NoError(t, err)
	commands := regexp.MustCompile(`(?m)^curl .*localhost:8080.*$`).FindAllString(string(readme)+string(page), -1)
	want := []string{`"generated_text":"`, `"generated_text":"`, "event: completion\ndata: ", `"count":`, `{"text":"`,
		`"loaded":{"name":"rkllmd demo"`, "model_unloading", "model_loading", "builtin:demo is loaded.",
		`"status":"ready"`, "\nrkllmd_model_loaded 1\n"}
	require.Len(t, commands, len(want))
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	for code := 0; code != 200; {
		code, _, _ = web_post.WebPost(t, "http://"+address+"/readyz", "")
	}
	for i, command := range commands {
		require.NotContains(t, command, "--json", "curl 7.81, of Ubuntu 22.04, has not that flag")
		output, err := exec.Command("bash", "-c", strings.ReplaceAll(command, "localhost:8080", address)+
			" --silent --show-error --fail-with-body").CombinedOutput()
		require.NoError(t, err, "%s\n%s", command, output)
		require.Contains(t, string(output), want[i], command)
	}
}
