// Package dropin_signals interrupts a program at random moments.
package dropin_signals

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/whole/dropin/dropin_output"
	"rkllmd/tests/whole/dropin/dropin_program"
)

// DropinSignals starts the program that answers until Ctrl-C count times for each generation, and sends it SIGINT at a
// random moment of its load or its answers: it must end in order. Then it has rkllm_abort called, 20 times as often,
// from a handler of SIGALRM.
func DropinSignals(t *testing.T, count int) {
	t.Helper()
	model := rt_tiny.RtTiny(t, "llama")
	for _, generation := range []string{"C", "D"} {
		program := append(dropin_program.DropinProgram(t, "c", generation), model)
		for range count {
			words := append(program, "demo")
			command := exec.Command(words[0], words[1:]...)
			command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
			output, err := command.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, command.Start())
			reader := bufio.NewReader(output)
			line, err := reader.ReadString('\n')
			require.NoError(t, err)
			require.Equal(t, "ready\n", line)
			if rand.IntN(4) > 0 {
				_, err = reader.Discard(rand.IntN(500)) // in an answer
				require.NoError(t, err)
			}
			time.Sleep(time.Duration(rand.IntN(30_000)) * time.Microsecond)
			require.NoError(t, command.Process.Signal(unix.SIGINT))
			guard := time.AfterFunc(time.Minute, func() { command.Process.Kill() })
			_, _ = io.Copy(io.Discard, reader)
			_ = command.Wait()
			require.True(t, guard.Stop(), "it hung")
			require.Equal(t, 42, command.ProcessState.ExitCode(), "%v", command.ProcessState)
		}
		dropin_output.DropinOutput(t, append(program, "alarms", fmt.Sprint(20*count))...)
	}
}
