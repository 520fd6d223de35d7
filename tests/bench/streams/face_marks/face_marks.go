// Package face_marks measures the streams of one protocol.
package face_marks

import (
	"net"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/measure_streams"
	"rkllmd/bench/streams/read_marks"
)

// Face is a way to a server: what a client sends on a connection of its own.
type Face struct {
	Name, Network, Address, Request string
}

// FaceMarks has so many clients ask at once, and returns how long each token of each of them took, of count per client
// without the first tenth.
func FaceMarks(tb testing.TB, face Face, streams, count int) (times []int64) {
	tb.Helper()
	all := make([][]int64, streams)
	_, err := measure_streams.MeasureStreams(streams, func(i int) error {
		conn, err := net.Dial(face.Network, face.Address)
		if err != nil {
			return err
		}
		defer conn.Close()
		file, err := conn.(interface{ File() (*os.File, error) }).File()
		if err != nil {
			return err
		}
		defer file.Close()
		if err := unix.SetNonblock(int(file.Fd()), false); err != nil {
			return err
		}
		if _, err := unix.Write(int(file.Fd()), []byte(face.Request)); err != nil {
			return err
		}
		all[i], _, err = read_marks.ReadMarks(int(file.Fd()), count)
		return err
	})
	require.NoError(tb, err, face.Name)
	for _, each := range all {
		times = append(times, each[count/10:]...)
	}
	return times
}
