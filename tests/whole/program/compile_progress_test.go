package program_test

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// The script that make builds with, beside a go that compiles two files of three and then waits.
func TestCompileProgress(t *testing.T) {
	const fake = `#!/bin/bash
case $1 in
list) echo "github.com/ollama/ollama/some/package 1 2" && exit ;;
esac
folder=$GOTMPDIR/go-build1/b001
mkdir -p $folder
printf '// Code generated\n\n//line /m/github.com/ollama/ollama@v0.17.4/some/package/a.go:1:1\n' >$folder/a.cgo1.go
touch $folder/_x00{1,2,3,4}.o
sleep 1000 & # a compiler
echo $! $GOTMPDIR
until [[ -e $RELEASE ]]; do sleep 0.05; done
kill $!
exit 3
`
	for name, test := range map[string]struct {
		signal unix.Signal
		want   string
	}{"the exit code": {0, "exit status 3"}, "SIGTERM": {unix.SIGTERM, "signal: terminated"}, "Ctrl-C": {unix.SIGINT,
		"signal: interrupt"}} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			require.NoError(t, os.WriteFile(filepath.Join(folder, "go"), []byte(fake), 0o755))
			script := exec.Command("../../../build/show_progress.sh", "go", "build", "-race", ".")
			script.Env = append(os.Environ(), "PATH="+folder+":"+os.Getenv("PATH"), "RELEASE="+folder+"/release",
				"RKLLMD_PROGRESS_SECONDS=0", "GOARCH=")
			stdout, err := script.StdoutPipe()
			require.NoError(t, err)
			stderr, err := script.StderrPipe()
			require.NoError(t, err)
			require.NoError(t, script.Start())
			said, told := bufio.NewReader(stdout), bufio.NewReader(stderr)
			line, err := said.ReadString('\n')
			require.NoError(t, err)
			compiler, work, _ := strings.Cut(strings.TrimSpace(line), " ")
			line, err = told.ReadString('\n')
			require.NoError(t, err)
			require.Equal(t, "Compiling llama.cpp with -race: 3 files, about 2 minutes on 2 cores, the first "+
				"time only.\n", line)
			line, err = told.ReadString('\n')
			require.NoError(t, err)
			require.Contains(t, line, "llama.cpp: 2 of 3 files after ")

			require.DirExists(t, work)
			if test.signal == 0 {
				require.NoError(t, os.WriteFile(folder+"/release", nil, 0o644))
			}
			require.NoError(t, script.Process.Signal(test.signal))
			require.Error(t, script.Wait())
			require.Equal(t, test.want, script.ProcessState.String())
			require.NoDirExists(t, work)
			require.Eventually(t, func() bool {
				state, err := os.ReadFile("/proc/" + compiler + "/stat")
				return err != nil || strings.Contains(string(state), ") Z ")
			}, 2*time.Minute, 5*time.Millisecond)
		})
	}
}
