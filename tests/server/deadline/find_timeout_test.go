package deadline_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/server/deadline/find_timeout"
)

func TestFindTimeout(t *testing.T) {
	ready := []*connection.Connection{{}}
	for _, test := range []struct {
		name     string
		loop     *server.Loop
		expected int
	}{
		{"nothing to look at", &server.Loop{Now: 5}, -1},
		{"a backlog", &server.Loop{Ready: ready, Now: 5, WakeAt: 1e9}, 0},
		{"in 3 ms", &server.Loop{Now: 5, WakeAt: 3_000_005}, 3},
		{"a little later", &server.Loop{Now: 5, WakeAt: 3_000_006}, 4},
		{"overdue", &server.Loop{Now: 9_000_000, WakeAt: 5}, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			require.Equal(t, test.expected, find_timeout.FindTimeout(test.loop))
		})
	}
}
