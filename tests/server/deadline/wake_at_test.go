package deadline_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/deadline/wake_at"
)

func TestWakeAt(t *testing.T) {
	l := &server.Loop{}
	for _, test := range [][2]int64{{50, 50}, {70, 50}, {30, 30}} {
		wake_at.WakeAt(l, test[0])
		require.Equal(t, test[1], l.WakeAt)
	}
}
