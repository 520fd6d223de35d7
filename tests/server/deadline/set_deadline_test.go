package deadline_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/server/deadline/set_deadline"
)

func TestSetDeadline(t *testing.T) {
	l := &server.Loop{}
	a, b, c := &connection.Connection{FD: 1}, &connection.Connection{FD: 2}, &connection.Connection{FD: 3}
	set_deadline.SetDeadline(l, a, 0)
	require.Empty(t, l.Waiting)
	set_deadline.SetDeadline(l, a, 300)
	set_deadline.SetDeadline(l, b, 200)
	set_deadline.SetDeadline(l, c, 400)
	set_deadline.SetDeadline(l, b, 250)
	require.Equal(t, []*connection.Connection{a, b, c}, l.Waiting)
	require.Equal(t, int64(200), l.WakeAt, "early does no harm")

	set_deadline.SetDeadline(l, a, 0)
	require.Equal(t, []*connection.Connection{c, b}, l.Waiting)
	set_deadline.SetDeadline(l, b, 0)
	set_deadline.SetDeadline(l, c, 0)
	require.Empty(t, l.Waiting)
	set_deadline.SetDeadline(l, a, 500)
	require.Equal(t, []*connection.Connection{a}, l.Waiting)
	require.Equal(t, []int64{500, 0, 0}, []int64{a.Deadline, b.Deadline, c.Deadline})
}
