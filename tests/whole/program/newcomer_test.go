package program_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
)

// What somebody does who has just come: make demo, and the first commands of the README and of its page on first steps,
// pasted into a shell as a whole. Answers stand out, and nothing is left.
func TestNewcomer(t *testing.T) {
	root, err := filepath.Abs("../../..")
	require.NoError(t, err)
	words := strings.Join(daemon_command.DaemonCommand(t, true).Args, " ")
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	require.NoError(t, err)
	use := regexp.MustCompile("(?s)### The JSON-RPC socket\n\n```\nmake build [^\n]*\n(.*?)```.*?### A " +
		"terminal[^\n]*\n\n```\n(.*?)```").FindSubmatch(readme)
	require.NotNil(t, use)
	page, err := os.ReadFile(filepath.Join(root, "docs", "first-steps.md"))
	require.NoError(t, err)
	steps := regexp.MustCompile("(?s)# First steps\n\n```\nmake build [^\n]*\n(.*?)```").FindSubmatch(page)
	require.NotNil(t, steps)
	for _, test := range []struct {
		name, pasted, broken string
		want                 []string
	}{
		{name: "make demo", pasted: root + "/build/demo.sh", want: []string{"> Who are you?\nI am rkllmd demo",
			"> How much is 7 + 5?\n7 plus 5 is 12.", "What is 3 times 4?\n  3 times 4 is 12.", "its socket is gone"}},
		{name: "make demo fails", pasted: root + "/build/demo.sh; echo exit code $?", broken: "generate",
			want: []string{"7 plus 5 is 12.", "The demo has failed. The daemon's log:\n", "msg=listening",
				"exit code 1\n"}},
		{name: "the README", pasted: string(use[1]) + string(use[2]), want: []string{"3 plus 4 is 7.", "architecture",
			"\n0\n", `"_callback_state":2}` + "\n0\n"}},
		{name: "first steps", pasted: string(steps[1]), want: []string{"3 plus 4 is 7.", "architecture", "\n0\n",
			`"_callback_state":2}` + "\n0\n"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder, temporary := t.TempDir(), t.TempDir()
			require.NoError(t, os.Mkdir(filepath.Join(folder, "bin"), 0o755))
			program := filepath.Join(folder, "bin", "rkllmd")
			require.NoError(t, os.WriteFile(program, []byte("#!/bin/sh\n[ \"$1\" != \"$BROKEN\" ] || exit 1\nexec "+
				words+" \"$@\"\n"), 0o755))
			shell := exec.Command("bash", "-c", test.pasted)
			shell.Dir = folder
			shell.Env = append(os.Environ(), "RKLLMD="+program, "BROKEN="+test.broken, "TMPDIR="+temporary,
				"RKLLM_UDS_PATH="+folder+"/s", "RKLLM_LIBRARY=embedded")
			shell.SysProcAttr = &unix.SysProcAttr{Setpgid: true, Pdeathsig: unix.SIGKILL}
			output, err := shell.CombinedOutput()
			require.NoError(t, err, "%s", output)
			for _, part := range test.want {
				require.Contains(t, string(output), part)
			}
			require.Equal(t, test.broken != "", strings.Contains(string(output), "level="), "the log:\n%s", output)
			require.ErrorIs(t, unix.Kill(-shell.Process.Pid, 0), unix.ESRCH, "something still runs")
			require.NoFileExists(t, folder+"/s")
			left, err := os.ReadDir(temporary)
			require.NoError(t, err)
			require.Empty(t, left)
		})
	}
}
