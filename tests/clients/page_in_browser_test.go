package clients_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/models/write_wide_model"
)

// Chromium goes through everything that the page can do, and Firefox through the core of it (firefox.mjs); story.mjs
// and the others say what, and check it. The screenshots of each state lie in .cache/screenshots afterwards, to be
// looked at.
func TestPageInBrowser(t *testing.T) {
	t.Parallel()
	folder, err := filepath.Abs("../../.cache/screenshots")
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(folder, 0o755))
	slow := write_wide_model.WriteWideModel(t)
	token := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(token, []byte("the-token-of-this-story,+/~?>\n"), 0o600))
	for name, flags := range map[string][]string{
		"story":         {"--allowed-root", filepath.Dir(slow), "--http-grace", "5m"},
		"token":         {"--model", "builtin:demo", "--token-file", token},
		"plain":         {"--model", "builtin:demo", "--token-file", token, "--http", "0.0.0.0:0"},
		"lost":          {"--model", slow, "--http-grace", "0s"},
		"docs":          {"--model", "builtin:demo"},
		"conversations": {"--model", "builtin:demo"},
		"chinese":       {"--model", "builtin:demo"},
		"firefox":       {"--model", "builtin:demo"},
		"firefox_rest":  {"--model", "builtin:demo", "--named-model", "slow=" + slow, "--http-grace", "5m"},
		"states":        {"--model", "builtin:demo"},
		"both":          {"--model", "builtin:demo"},
		"markdown":      {"--model", "builtin:demo"},
		"picker": {"--model", "builtin:demo", "--named-model", "first=builtin:demo", "--named-model",
			"second=" + slow},
		"refusal": {"--http-load=false", "--http-rate", "1", "--model", "builtin:demo"},
	} {
		t.Run(name, func(t *testing.T) {
			_, address := http_daemon.HTTPDaemon(t, flags...)
			output, err := exec.Command("node", name+".mjs", "http://"+address+"/", folder, slow).CombinedOutput()
			require.NoError(t, err, "%s", output)
			t.Logf("%s", output)
		})
	}
}
