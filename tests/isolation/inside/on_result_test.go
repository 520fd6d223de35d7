package inside_test

import (
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/inside/on_result"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/read_message"
)

func TestOnResult(t *testing.T) {
	lane, theirs, err := open_lane.OpenLane(false)
	require.NoError(t, err)
	defer lane.File.Close()
	source, region := make([]uint64, 9), make([]byte, 1024)
	source[5] = 42
	var pins runtime.Pinner
	defer pins.Unpin()
	pins.Pin(&region[0])
	place := uint64(uintptr(unsafe.Pointer(&region[0])))
	words := [8]uint64{uint64(theirs.Fd()), 0, 0, 72, 1, place, 1024, 1 << 40}
	answer := make(chan int32)
	go func() { answer <- on_result.OnResult(words, unsafe.Pointer(&source[0]), 7, 3) }()
	bytes := make([]byte, 48)
	message, n, _, err := read_message.ReadMessage(lane.File, bytes)
	require.NoError(t, err)
	require.Equal(t, 48, n)
	require.Equal(t, isolation.Message{0, 3, 7, 1 << 40, 128, 0}, message)
	require.Equal(t, byte(42), region[40])
	_, err = lane.File.Write([]byte{2, 0, 0, 0, 0, 0, 0, 0})
	require.NoError(t, err)
	require.Equal(t, int32(2), <-answer, "what the daemon answers")
	go func() { answer <- on_result.OnResult(words, nil, 7, 2) }()
	message, _, _, err = read_message.ReadMessage(lane.File, bytes)
	require.NoError(t, err)
	require.Equal(t, isolation.Message{0, 2, 7, 0, 0, 0}, message, "without results")
	_, err = lane.File.Write(make([]byte, 8))
	require.NoError(t, err)
	require.Zero(t, <-answer)
	require.NoError(t, theirs.Close())
}
