package config_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/config/format_config"
	"rkllmd/cli/config/parse_config"
)

func TestFormatConfig(t *testing.T) {
	text := format_config.FormatConfig(cli.ServeSettings)
	none, err := parse_config.ParseConfig("/c", text, cli.ServeSettings)
	require.NoError(t, err)
	require.Empty(t, none, "all of it are comments")
	require.Contains(t, text, "\n# PATH of the socket\n#socket = /tmp/rkllm.sock\n")
	require.Contains(t, text, "\n#allowed-root = DIR\n")
	_, settings, _ := strings.Cut(text, "\n\n")
	var said strings.Builder
	for _, line := range strings.Split(settings, "\n") {
		require.LessOrEqual(t, len(line), 101)
		if strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "# ") {
			said.WriteString(line[1:] + "\n")
		}
	}
	all, err := parse_config.ParseConfig("/c", said.String(), cli.ServeSettings)
	require.NoError(t, err, "without the # each can be set")
	require.Len(t, all, len(cli.ServeSettings)-1, "but --config")
}
