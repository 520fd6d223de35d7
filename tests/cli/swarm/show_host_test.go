package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/swarm/show_host"
	"rkllmd/faces/swarm"
	"rkllmd/tests/cli/cli_chat"
)

func TestShowHost(t *testing.T) {
	test := cli_chat.CliChat(t)
	for _, step := range []struct {
		info swarm.ServerInfo
		want string
	}{
		{swarm.ServerInfo{HostName: "box\x1b", Model: "m", Status: "ready"}, "box\uFFFD: m (ready)\n"},
		{swarm.ServerInfo{HostName: "box\x1b", Model: "m", Status: "busy"}, "[connected again]\n"},
		{swarm.ServerInfo{HostName: "box", Model: "other", Status: "busy"}, "[connected again] box: other (busy)\n"},
		{swarm.ServerInfo{HostName: "box", Status: "ready"}, "[connected again] box: no model is loaded\n"},
		{swarm.ServerInfo{HostName: "box", Status: "no_model"}, "[connected again]\n"},
	} {
		show_host.ShowHost(test.Chat, step.info)
		require.Equal(t, step.want, test.Log.String())
		test.Log.Reset()
	}
}
