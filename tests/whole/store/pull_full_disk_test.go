package store_test

import (
	"bufio"
	"io"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
	"rkllmd/tests/whole/store/pull_program"
	"rkllmd/tests/whole/store/wait_moment"
)

// A disk that others fill while a model comes ends the pull with that reason, and without a model; when there is space
// again the next pull goes on. The disk is a small one in memory, of this test alone. Where the kernel lets nobody
// mount one there is the test of write_piece, with /dev/full.
func TestPullFullDisk(t *testing.T) {
	const script = `
mount -t tmpfs -o size=40m disk "$0" || exit
"$@" & pull=$!
read line
cat /dev/zero >"$0/filler" 2>/dev/null
echo the disk is filled
wait $pull; echo "exit $?, models: $(find "$0" -name '*.gguf' | wc -l)"
rm "$0/filler"
"$@" && sha256sum "$0/owner/toy-GGUF/toy-Q8_0.gguf"`
	hub := hub_start.HubStart(t, hub_create.Script{Wait: make(chan struct{})})
	root := t.TempDir()
	pull := pull_program.PullProgram(t, hub, root, "pull", "hf:owner/toy-GGUF:Q8_0")
	words := []string{"--user", "--map-root-user", "--mount", "sh", "-c", script, root}
	command := exec.Command("unshare", append(words, pull.Args...)...)
	command.Env, command.SysProcAttr = pull.Env, pull.SysProcAttr
	stdin, err := command.StdinPipe()
	require.NoError(t, err)
	stdout, err := command.StdoutPipe()
	require.NoError(t, err)
	command.Stderr = command.Stdout
	require.NoError(t, command.Start())
	ended, text := make(chan error, 1), make(chan string, 1)
	go func() {
		lines, all := bufio.NewScanner(stdout), ""
		for lines.Scan() {
			if all += lines.Text() + "\n"; lines.Text() == "the disk is filled" {
				close(hub.Script.Wait)
			}
		}
		text <- all
		ended <- command.Wait()
	}()
	wait_moment.WaitMoment(hub, 2, 0, ended) // the first request is for the plan
	io.WriteString(stdin, "go on\n")
	said := <-text
	if hub.Asked.Load() == 0 {
		t.Logf("no disk can be mounted here: %s", said)
		return
	}
	require.NoError(t, <-ended, said)
	require.Regexp(t, `(?s)the disk is filled.*the disk is full.*exit 1, models: 0\n`, said)
	require.Contains(t, said, hub.Files[0].SHA256)
}
