package worker_test

import (
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/wait_for_member"
	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/link/open_stream"
	"rkllmd/generation"
)

func TestWaitForMember(t *testing.T) {
	one, two := net.Pipe()
	g := &gateway.Gateway{Bus: open_stream.OpenStream(one), Members: map[string]*gateway.Member{}}
	go func() {
		time.Sleep(10 * time.Millisecond)
		g.Mu.Lock()
		defer g.Mu.Unlock()
		g.Members["model"] = &gateway.Member{Announcement: fleet.Announcement{Class: "c"}}
	}()
	require.NoError(t, wait_for_member.WaitForMember(g, "c"))
	err := wait_for_member.WaitForMember(g, "other")
	require.ErrorIs(t, err, generation.ErrClosed)
	require.ErrorContains(t, err, "has not said within 5s")
	require.NoError(t, two.Close())
	require.ErrorContains(t, wait_for_member.WaitForMember(g, "other"), "has ended")
}
