package settings_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_fleet"
)

func TestParseFleet(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	open, secret := filepath.Join(t.TempDir(), "open"), filepath.Join(t.TempDir(), "secret")
	require.NoError(t, os.WriteFile(secret, nil, 0o600))
	require.NoError(t, os.WriteFile(open, nil, 0o644))
	for _, test := range []struct {
		args         []string
		name, reason string
		patience     time.Duration
	}{
		{},
		{args: []string{"--nats", "tls://127.0.0.1:4222"}, name: "^[A-Za-z0-9_-]+-[A-Z0-9]{6}$",
			patience: time.Second},
		{args: []string{"--nats", "tls://hub:4222", "--nats-name", "b_1", "--nats-ca", "/ca", "--nats-restart",
			"--nats-patience", "3s", "--nats-nkey", secret}, name: "^b_1$",
			patience: 3 * time.Second},
		{args: []string{"--nats", "nats://hub:4222"}, reason: "--nats (RKLLMD_NATS): \"nats://hub:4222\" lies"},
		{args: []string{"--nats", "tls://hub", "--nats-name", "a.b"},
			reason: "--nats-name (RKLLMD_NATS_NAME) is \"a.b\""},
		{args: []string{"--nats", "tls://hub"}, reason: "\"tls://hub\" lies on another machine, and nothing"},
		{args: []string{"--nats", "tls://127.0.0.1", "--nats-hang", "soon"},
			reason: "--nats-hang (RKLLMD_NATS_HANG) must be"},
		{args: []string{"--nats", "tls://127.0.0.1", "--nats-patience", "0"},
			reason: "--nats-patience (RKLLMD_NATS_PATIENCE) must be a time such as 30s or 2m, not \"0\""},
		{args: []string{"--nats", "tls://hub", "--nats-nkey", open}, reason: "others may read " + open},
	} {
		command, settings := &cobra.Command{}, cli.Settings{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		err := parse_fleet.ParseFleet(command, &settings)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Regexp(t, test.name, settings.Fleet.Name)
		require.Equal(t, test.args != nil, settings.Fleet.HangTime == 2*time.Minute)
		require.Equal(t, test.patience, settings.Fleet.Patience)
		require.Equal(t, test.args == nil, settings.Fleet.URL == "")
		require.Equal(t, slices.Contains(test.args, "--nats-restart"), settings.Fleet.Restart)
	}
}
