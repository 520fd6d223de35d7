package bench_test

import (
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/tests/bench/print_figures"
	"rkllmd/tests/bench/start_contenders"
	"rkllmd/tests/bench/weigh_process"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/terminal/cli_write_library"
)

// BenchmarkReadPrivateMemory: how large the programs are, without symbols, and how much memory each has for itself
// three seconds after it has begun to listen, with no model and no client. The program for boards serves a library that
// is nothing but its functions.
func BenchmarkReadPrivateMemory(b *testing.B) {
	const most, mostMemory = 12.0, 4.0
	var size, memory, embeddedSize, embeddedMemory, armSize [bench.Contenders]float64
	contenders := start_contenders.StartContenders(b)
	b.Setenv("RKLLMD_TEST_PLATFORM", "board")
	library := cli_write_library.CliWriteLibrary(b, "D", "RKLLM SDK (version: 1.3.0 (")
	board := start_daemon.StartDaemon(b, start_daemon.Options{Plain: true, Flags: []string{"--library", library}})
	time.Sleep(3 * time.Second)
	embeddedSize[bench.Ours], embeddedMemory[bench.Ours] = weigh_process.WeighProcess(b, contenders[bench.Ours].PID)
	contenders[bench.Ours].PID = board.Process.Pid
	for i, contender := range contenders {
		size[i], memory[i] = weigh_process.WeighProcess(b, contender.PID)
	}
	figures := []bench.Figure{
		{Name: "program for boards", Unit: "MB", Values: size, Goal: "at most 12 MB", Met: size[bench.Ours] <= most},
		{Name: "program for boards, private memory", Unit: "MB", Values: memory, Goal: "at most 4 MB",
			Met: memory[bench.Ours] <= mostMemory},
		{Name: "with the embedded runtime", Unit: "MB", Values: embeddedSize},
		{Name: "with it, private memory", Unit: "MB", Values: embeddedMemory, Goal: "at most 4 MB",
			Met: embeddedMemory[bench.Ours] <= mostMemory},
	}
	if _, err := exec.LookPath("aarch64-linux-gnu-g++"); err == nil {
		b.Setenv("RKLLMD_TEST_PLATFORM", "board-arm64")
		words := daemon_command.DaemonCommand(b, false).Args
		program, err := os.Stat(words[len(words)-1])
		require.NoError(b, err)
		armSize[bench.Ours] = float64(program.Size()) / 1e6
		figures = append(figures, bench.Figure{Name: "program for boards, arm64", Unit: "MB", Values: armSize,
			Goal: "at most 12 MB",
			Met:  armSize[bench.Ours] <= most})
	}
	print_figures.PrintFigures(b, "weight, idle, no model", figures)
}
