package clients_test

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/demo/write_sized_model"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
)

// Upstream's prebuilt library dies in the middle of six answers, which are computed at once: each client is told how,
// a client of another model and one of JSON-RPC notice nothing, and the model is loaded again.
func TestForeignLlamaIsolated(t *testing.T) {
	folder, err := exec.Command("../../build/get_llama.sh", "3.22.1").Output()
	require.NoError(t, err, "%s", folder)
	model := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_sized_model.WriteSizedModel(model, "llama", 1, 100000))
	d, address := http_daemon.HTTPDaemon(t, "--llama", strings.TrimSpace(string(folder)), "--model", model, "--context",
		"100000", "--sequences", "6", "--reload", "--named-model", "other="+model)
	for code := 0; code != http.StatusOK; {
		code, _, _ = web_post.WebPost(t, "http://"+address+"/readyz", "")
	}
	children, err := exec.Command("pgrep", "-P", strconv.Itoa(d.Process.Pid)).Output()
	require.NoError(t, err)
	pid, err := strconv.Atoi(strings.TrimSpace(string(children)))
	require.NoError(t, err, "%s", children)
	const long = `{"prompt":"river","max_tokens":90000,"stream":true,"temperature":1,"seed":%d}`
	begun, answers, all := make(chan struct{}, 6), make([]string, 6), sync.WaitGroup{}
	for i := range answers {
		all.Go(func() {
			response, err := http.Post("http://"+address+"/v1/completions", "application/json",
				strings.NewReader(fmt.Sprintf(long, i)))
			if err != nil {
				t.Error(err)
				return
			}
			defer response.Body.Close()
			first := make([]byte, 100)
			_, err = io.ReadFull(response.Body, first)
			if err != nil {
				t.Error(err)
			}
			begun <- struct{}{}
			rest, _ := io.ReadAll(response.Body)
			answers[i] = string(rest)
		})
	}
	for range answers {
		<-begun
	}
	short := `{"model":"other","prompt":"river","max_tokens":20,"temperature":0}`
	code, _, before := web_post.WebPost(t, "http://"+address+"/v1/completions", short)
	require.Equal(t, http.StatusOK, code, before)
	maps, err := os.ReadFile("/proc/" + strconv.Itoa(d.Process.Pid) + "/maps")
	require.NoError(t, err)
	require.NotContains(t, string(maps), "libllama", "nothing of it is in the daemon")
	require.NoError(t, unix.Kill(pid, unix.SIGSEGV))
	all.Wait()
	for _, answer := range answers {
		require.Contains(t, answer[max(0, len(answer)-500):], "the library's process has ended: SIGSEGV")
	}
	code, _, after := web_post.WebPost(t, "http://"+address+"/v1/completions", short)
	require.Equal(t, http.StatusOK, code, after)
	require.Equal(t, fmt.Sprint(before["choices"]), fmt.Sprint(after["choices"]), "it is a process of its own")
	client := connect_client.ConnectClient(t, d.Path)
	require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants"}`),
		`"isolation":{"deaths":1,"last_death":"SIGSEGV`)
	for code := 0; code != http.StatusOK; {
		code, _, _ = web_post.WebPost(t, "http://"+address+"/readyz", "")
	}
	code, _, after = web_post.WebPost(t, "http://"+address+"/v1/completions", strings.Replace(short, `"model":"other",`, "", 1))
	require.Equal(t, http.StatusOK, code, after)
	require.Equal(t, fmt.Sprint(before["choices"]), fmt.Sprint(after["choices"]), "the model is there again")
}
