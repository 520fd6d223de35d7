package bench_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/read_stamps"
	"rkllmd/bench/run_callbacks"
	"rkllmd/bench/send_stamp"
)

func TestReadStamps(t *testing.T) {
	read, write, err := os.Pipe()
	require.NoError(t, err)
	defer read.Close()
	write.WriteString(`{"result":{"text":null}}` + "\n")
	require.NoError(t, run_callbacks.RunCallbacks(send_stamp.SendStamp(), write.Fd(), 50, 0))
	write.Close()
	latency, err := read_stamps.ReadStamps(int(read.Fd()), 40)
	require.NoError(t, err)
	require.Equal(t, 40, latency.Count)
	require.Positive(t, latency.P50)

	_, err = read_stamps.ReadStamps(int(read.Fd()), 40)
	require.EqualError(t, err, "the stream ended after 0 of 40 results")
}
