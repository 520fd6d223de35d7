package serve_test

import (
	"bytes"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/serve/log_listening"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/utils"
)

func TestLogListening(t *testing.T) {
	before := slog.Default()
	t.Cleanup(func() { slog.SetDefault(before) })
	var log bytes.Buffer
	set_up_log.SetUpLog(&log, "text", utils.LevelInfo)
	log_listening.LogListening(cli.Settings{
		Server: server.Options{Path: "/s", MaxClients: 1, MaxMessageBytes: 2, MaxPendingBytes: 3},
		Limits: rkllm.Limits{Queue: 4, QueuePerConnection: 5},
		UMA:    cli.UMASettings{Path: "/u"}, Swarm: cli.SwarmSettings{Path: "/w"},
	})
	require.Contains(t, log.String(), "level=INFO msg=listening socket=/s max_clients=1 max_message_bytes=2 "+
		"max_pending_bytes=3 max_queued=4 max_queued_per_client=5 uma_socket=/u swarm_socket=/w\n")
}
