package settings_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/parse_settings"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/tests/cli/settings/serve_command"
	"rkllmd/utils"
)

func TestParseSettings(t *testing.T) {
	defaults := cli.Settings{
		Server: server.Options{Path: "/tmp/rkllm.sock", MaxClients: 128, MaxClientsPerUser: 128,
			MaxMessageBytes: 16 << 20, MaxPendingBytes: 8 << 20, FirstMessageTimeout: 30 * time.Second},
		Limits: rkllm.Limits{Queue: 64, QueuePerConnection: 8}, LogFormat: "text"}
	all := cli.Settings{
		Server: server.Options{Path: "s", MaxClients: 2, MaxClientsPerUser: 1, MaxMessageBytes: 1024,
			MaxPendingBytes: 65536, AllowAnyUser: true, AllowedUsers: []uint32{5, 6}},
		Limits: rkllm.Limits{Queue: 3, QueuePerConnection: 4, AllowedRoots: []string{"/", "/usr"},
			EmbeddingSize: 896},
		Library: cli.LibraryChoice{Path: "/dev/null", Version: "1.2.2", Exact: true, ExactHere: cli.GRPCSetting},
		Model:   "/m.gguf", Context: 4096, Sequences: 5, LogLevel: utils.LevelWarn, LogFormat: "json"}
	environment := map[string]string{"RKLLM_UDS_PATH": "s", "RKLLM_MAX_CLIENTS": "2",
		"RKLLMD_MAX_CLIENTS_PER_USER": "1", "RKLLMD_MAX_MESSAGE_BYTES": "1KiB", "RKLLMD_MAX_PENDING_BYTES": "65536",
		"RKLLMD_MAX_QUEUED": "3", "RKLLMD_MAX_QUEUED_PER_CLIENT": "4", "RKLLMD_FIRST_MESSAGE_TIMEOUT": "0",
		"RKLLMD_ALLOW_ANY_USER": "true", "RKLLMD_ALLOW_USER": "5,6", "RKLLM_LIBRARY": "/dev/null",
		"RKLLMD_RKLLM_VERSION": "1.2.2", "RKLLMD_ALLOWED_ROOT": "/:/usr", "RKLLMD_MODEL": "/m.gguf",
		"RKLLMD_EMBEDDING_SIZE": "896",
		"RKLLMD_EXACT":          "true", "RKLLMD_SEQUENCES": "5", "RKLLMD_CONTEXT": "4096", "RKLLMD_UMA_SOCKET": "u",
		"RKLLMD_SWARM_SOCKET": "w", "RKLLMD_GRPC": "unix:///g", "RKLLMD_HTTP": "unix:///h",
		"RKLLMD_LOG_LEVEL": "warn", "RKLLMD_LOG_FORMAT": "json"}
	flags := strings.Fields("--socket s --max-clients 2 --max-clients-per-user 1 --max-message-bytes 1KiB " +
		"--max-pending-bytes 64KiB --max-queued 3 --max-queued-per-client 4 --first-message-timeout 0 " +
		"--allow-any-user --allow-user 5 --allow-user 6 --allowed-root / --allowed-root /usr --model /m.gguf " +
		"--library /dev/null --rkllm-version 1.2.2 --exact --sequences 5 --context 4096 --uma-socket u " +
		"--embedding-size 896 --swarm-socket w --grpc unix:///g --http unix:///h --log-level warn --log-format json")
	for _, test := range []struct {
		name, reason string
		args         []string
		env          map[string]string
		want         cli.Settings
	}{
		{name: "defaults", want: defaults},
		{name: "environment", env: environment, want: all},
		{name: "flags", want: all, env: map[string]string{"RKLLM_UDS_PATH": "no", "RKLLM_MAX_CLIENTS": "9"},
			args: flags},
		{name: "library", env: map[string]string{"RKLLM_LIBRARY": "/nowhere/x.so"},
			reason: "RKLLM_LIBRARY (--library): /nowhere/x.so cannot be used"},
		{name: "number", env: map[string]string{"RKLLM_MAX_CLIENTS": "0"},
			reason: "RKLLM_MAX_CLIENTS (--max-clients) must be"},
		{name: "HTTP", args: []string{"--http", "8080"}, reason: `--http (RKLLMD_HTTP): "8080" is neither HOST:PORT`},
		{name: "log", args: []string{"--log-level", "loud"},
			reason: "--log-level (RKLLMD_LOG_LEVEL) must be debug, info, warn or error"},
	} {
		t.Run(test.name, func(t *testing.T) {
			settings, err := parse_settings.ParseSettings(serve_command.ServeCommand(t, test.env, test.args...))
			if test.reason != "" {
				require.ErrorIs(t, err, cli.ErrUsage)
				require.ErrorContains(t, err, test.reason)
				return
			}
			require.NoError(t, err)
			require.Equal(t, test.want.Model != "", settings.UMA.Path == "u" && settings.Swarm.Path == "w" &&
				settings.GRPC.Address != nil && settings.HTTP.Address != nil)
			settings.Library.Name, settings.Library.Pooling = "", "" // read_library; for others see read_isolation
			settings.Library.Limits, settings.Library.Isolate = test.want.Library.Limits, false
			settings.UMA, settings.Swarm, settings.Sidecar, settings.GRPC, settings.HTTP, settings.Named =
				test.want.UMA, test.want.Swarm, test.want.Sidecar, test.want.GRPC, test.want.HTTP, test.want.Named
			require.Equal(t, test.want, settings)
		})
	}
}
