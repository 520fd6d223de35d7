package upstream_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/upstream/parse_upstream"
	"rkllmd/fleet"
	"rkllmd/rkllm"
	"rkllmd/upstream"
)

func TestParseUpstream(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	key := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(key, []byte("sk-1"), 0o600))
	const local = "http://127.0.0.1:1/v1/"
	for _, test := range []struct {
		args   []string
		nats   string
		reason string
	}{
		{},
		{args: []string{"--upstream", local, "--upstream-model", "m", "--upstream-key-file", key, "--upstream-kind",
			"vllm",
			"--upstream-runs", "3", "--upstream-connect-timeout", "1s", "--upstream-silence", "0", "--upstream-ca",
			"/ca"}},
		{args: []string{"--upstream", "board:8080"},
			reason: `--upstream (RKLLMD_UPSTREAM): "board:8080" is no address`},
		{args: []string{"--upstream", "http://board/v1", "--upstream-key-file", key}, reason: "in plain text"},
		{args: []string{"--upstream", local}, reason: "is given without a model"},
		{args: []string{"--upstream", local, "--upstream-model", "m", "--upstream-kind", "x"},
			reason: `is "x"; it must be one of llama-server, ollama, openai, rkllmd, vllm`},
		{args: []string{"--upstream", local, "--upstream-model", "m", "--model", "m.gguf"},
			reason: "together with --model"},
		{args: []string{"--upstream", local, "--upstream-model", "m", "--model", "m.gguf"}, nats: "tls://hub",
			reason: "what the fleet has no room for"},
		{args: []string{"--upstream", local, "--upstream-model", "m", "--upstream-runs", "0"},
			reason: "--upstream-runs"},
		{args: []string{"--upstream", local, "--upstream-model", "m", "--upstream-silence", "x"},
			reason: "must be a time"},
	} {
		command := &cobra.Command{}
		settings := cli.Settings{Fleet: fleet.Options{URL: test.nats}, Limits: rkllm.Limits{Queue: 7}}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		err := parse_upstream.ParseUpstream(command, &settings)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		want := upstream.Options{}
		if test.args != nil {
			want = upstream.Options{URL: "http://127.0.0.1:1/v1", Model: "m", Kind: "vllm", Key: "sk-1", CA: "/ca",
				Runs:  3,
				Queue: 7, Connect: time.Second}
		}
		require.Equal(t, want, settings.Upstream)
	}
}
