package clients_test

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/write_maincoder"
)

// Upstream's own prebuilt libraries take the place of the llama.cpp inside the daemon: the demo answers with the same
// words, and a model of an architecture that only newer ones know is refused without them and answers with them.
func TestForeignLlama(t *testing.T) {
	t.Parallel()
	const question = `{"messages":[{"role":"user","content":"Who are you?"}],"temperature":0,"max_tokens":60}`
	answers := map[string]string{}
	for _, version := range []string{"", "here 3.22.1", "3.14.5", "3.18.1", "3.19.1", "3.20.0", "3.22.1"} {
		flags := []string{"--model", "builtin:demo", "--library", "embedded"}
		if version != "" {
			number, here := strings.CutPrefix(version, "here ") // in the daemon's process
			folder, err := exec.Command("../../build/get_llama.sh", number).Output()
			require.NoError(t, err, "%s", folder)
			if here {
				flags = append(flags, "--isolate=false")
			}
			flags = append(flags, "--llama", strings.TrimSpace(string(folder)))
		}
		t.Run("version "+version, func(t *testing.T) {
			d, address := http_daemon.HTTPDaemon(t, flags...)
			for code := 0; code != http.StatusOK; {
				code, _, _ = web_post.WebPost(t, "http://"+address+"/readyz", "")
			}
			code, _, body := web_post.WebPost(t, "http://"+address+"/v1/chat/completions", question)
			require.Equal(t, http.StatusOK, code, body)
			answers[version] = fmt.Sprint(body["choices"])
			log, err := os.ReadFile(d.Log)
			require.NoError(t, err)
			require.Equal(t, version != "", strings.Contains(string(log), "a llama.cpp of your own"), "%s", log)
		})
	}
	require.Contains(t, answers[""], "rkllmd demo")
	for version, answer := range answers {
		require.Equal(t, answers[""], answer, version)
	}
	newer := write_maincoder.WriteMaincoder(t)
	folder := "../../.cache/llama/3.22.1/package/bins/linux-x64"
	for _, flags := range [][]string{nil, {"--llama", folder}} {
		d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: append(flags, "--library", "embedded")})
		output, err := daemon_command.DaemonCommand(t, true, "call", "--socket", d.Path, "init",
			`[null, {"model_path": "`+newer+`", "max_context_len": 256}]`).CombinedOutput()
		if flags == nil {
			require.Error(t, err)
			require.Contains(t, string(output), `its architecture "maincoder" is none of the 108 that`)
			continue
		}
		require.NoError(t, err, "%s", output)
		output, err = daemon_command.DaemonCommand(t, true, "call", "--socket", d.Path, "run_async",
			`{"rkllm_input": {"role": "user", "input_type": 0, "prompt_input": "Hello"}}`).CombinedOutput()
		require.NoError(t, err, "%s", output)
	}
}
