package client_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/client/check_peer"
)

func TestCheckPeer(t *testing.T) {
	for _, test := range []struct {
		name     string
		options  server.Options
		uid      uint32
		expected bool
	}{
		{"the daemon's own", server.Options{}, 1000, true},
		{"root", server.Options{}, 0, true},
		{"another", server.Options{}, 1001, false},
		{"any", server.Options{AllowAnyUser: true}, 1001, true},
		{"on the list", server.Options{AllowedUsers: []uint32{7, 1001}}, 1001, true},
		{"not on the list", server.Options{AllowedUsers: []uint32{7}}, 1001, false},
		{"another, whom the socket that systemd made lets in", server.Options{Inherited: 3}, 1001, true},
		{"root, with a list", server.Options{AllowedUsers: []uint32{7}}, 0, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			refusal := check_peer.CheckPeer(&test.options, 1000, test.uid)
			if test.expected {
				require.Nil(t, refusal)
				return
			}
			require.Equal(t, rkllm.CodePeerRefused, refusal.Code)
			require.Equal(t, "user 1001 may not use this daemon, which runs as user 1000 and serves that one only: "+
				"start it with --allow-user 1001 (RKLLMD_ALLOW_USER) or --allow-any-user (RKLLMD_ALLOW_ANY_USER)",
				refusal.Message)
		})
	}
}
