package deadline_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/server/deadline/find_deadline"
)

func TestFindDeadline(t *testing.T) {
	for _, test := range []struct {
		name                        string
		greetBy, limit, begun, want int64
	}{
		{"no limits", 0, 0, 20, 0},
		{"the first message", 50, 0, 20, 50},
		{"a stall may begin at once", 0, 30, 0, 130},
		{"a stall has begun", 0, 30, 90, 120},
		{"the first message, earlier", 110, 30, 90, 110},
		{"the first message, later", 140, 30, 90, 120},
	} {
		t.Run(test.name, func(t *testing.T) {
			l := &server.Loop{Now: 100, Faces: []*server.Face{{}, {Options: server.Options{StallTimeout: time.Duration(
				test.limit)}}}}
			c := &connection.Connection{GreetBy: test.greetBy, BegunAt: test.begun, Face: 1}
			if test.begun != 0 {
				c.In.Data = []byte("{")
			}
			require.Equal(t, test.want, find_deadline.FindDeadline(l, c))
		})
	}
}
