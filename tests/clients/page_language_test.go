package clients_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/build_program"
	"rkllmd/tests/support/project/project_path"
)

// Another language of the page is one file: with it, and nothing else, the daemon is built, sends the page in that
// language to who asks for it, and offers it to everybody.
func TestPageLanguage(t *testing.T) {
	t.Parallel()
	words := project_path.ProjectPath(t, "faces/web/page/words")
	text, err := os.ReadFile(filepath.Join(words, "en.json"))
	require.NoError(t, err)
	folder := t.TempDir()
	for _, change := range [][2]string{{`"locale": "en"`, `"locale": "eo"`}, {`"name": "English"`,
		`"name": "Esperanto"`},
		{`"send": "Send"`, `"send": "Sendi"`}} {
		require.Contains(t, string(text), change[0])
		text = []byte(strings.Replace(string(text), change[0], change[1], 1))
	}
	file := filepath.Join(folder, "eo.json")
	require.NoError(t, os.WriteFile(file, text, 0o600))
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(words, "eo.json"): file}})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "overlay.json"), overlay, 0o600))
	program := build_program.BuildProgram(t, "rkllmd-esperanto", nil, "-overlay",
		filepath.Join(folder, "overlay.json"))
	address := "unix://" + filepath.Join(folder, "http")
	command := exec.Command(program, "serve", "--socket", filepath.Join(folder, "s"), "--http", address, "--models",
		"none")
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		command.Process.Signal(os.Interrupt)
		command.Wait()
	})
	for language, seen := range map[string][]string{"eo": {`<html lang="eo"`, ">Sendi</button>"}, "en": {
		`<html lang="en"`, ">Send</button>", ">Esperanto</option>", ">中文</option>"}} {
		request := exec.Command("curl", "--silent", "--retry", "60", "--retry-delay", "1", "--retry-all-errors",
			"--unix-socket", filepath.Join(folder, "http"), "--header", "Accept-Language: "+language,
			"http://localhost/")
		page, err := request.Output()
		require.NoError(t, err, language)
		for _, one := range seen {
			require.Contains(t, string(page), one, language)
		}
	}
}
