// Package generate_marks measures streams of rkllmd generate.
package generate_marks

import (
	"fmt"
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/streams/read_marks"
	"rkllmd/tests/bench/streams/clock_backend"
	"rkllmd/tests/bench/streams/run_clock"
)

// GenerateMarks does the same as face_marks with `rkllmd generate`: all streams are lines of one pipe. The benchmark is
// called bench, and stamp says which time a token is (clock_backend).
func GenerateMarks(b *testing.B, bench, stamp string, streams, count int) []int64 {
	b.Helper()
	command := exec.Command(os.Args[0], "-test.run=^$", "-test.bench=^"+bench+"$", "-test.benchtime=1x")
	command.Env = append(os.Environ(), clock_backend.Variable+"="+stamp,
		run_clock.Variable+"=generate\nbuiltin:demo\n--sequences\n64")
	command.Stderr = os.Stderr
	in, err := command.StdinPipe()
	require.NoError(b, err)
	out, write, err := os.Pipe()
	require.NoError(b, err)
	defer out.Close()
	command.Stdout = write
	require.NoError(b, command.Start())
	require.NoError(b, write.Close())
	for i := range streams {
		_, err = fmt.Fprintf(in, `{"id":%d,"prompt":"a","max_tokens":%d}`+"\n", i, count)
		require.NoError(b, err)
	}
	times, _, err := read_marks.ReadMarks(int(out.Fd()), streams*count)
	require.NoError(b, err)
	require.NoError(b, in.Close())
	require.NoError(b, command.Wait())
	return times[streams*count/10:]
}
