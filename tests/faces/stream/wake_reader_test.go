package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/wake_reader"
)

func TestWakeReader(t *testing.T) {
	wake := make(chan struct{}, 1)
	for range 2 { // the second time there is no room, and nobody waits
		wake_reader.WakeReader(wake)
		require.Len(t, wake, 1)
	}
}
