package bench_test

import (
	"bufio"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/run_callbacks"
	"rkllmd/bench/send_stamp"
)

func TestSendStamp(t *testing.T) {
	read, write, err := os.Pipe()
	require.NoError(t, err)
	defer read.Close()
	require.NoError(t, run_callbacks.RunCallbacks(send_stamp.SendStamp(), write.Fd(), 3, 0))
	write.Close()
	lines := 0
	for scanner := bufio.NewScanner(read); scanner.Scan(); lines++ {
		require.Regexp(t, `^\{"text":"[0-9]+"\}$`, scanner.Text())
	}
	require.Equal(t, 3, lines)
}
