package config_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/config/parse_config"
)

func TestParseConfig(t *testing.T) {
	got, err := parse_config.ParseConfig("/c", "# head\r\n\n  log-level = debug  \r\nallowed-root=/a b\n"+
		"allowed-root = /c=d\n#http = x\ntoken-file = /t", cli.ServeSettings)
	require.NoError(t, err)
	require.Equal(t, cli.Configuration{"log-level": {Texts: []string{"debug"}, Place: "/c:3"},
		"allowed-root": {Texts: []string{"/a b", "/c=d"}, Place: "/c:4"},
		"token-file":   {Texts: []string{"/t"}, Place: "/c:7"}}, got)
	for text, want := range map[string]string{
		"\nlog-level debug":             `/c:2: "log-level debug" must be NAME = VALUE, such as log-level = debug`,
		"log-levl = debug":              `/c:1: there is no setting "log-levl", did you mean log-level?`,
		"--log-level = debug":           `/c:1: there is no setting "--log-level", did you mean log-level?`,
		"RKLLMD_HTTP = x":               `/c:1: there is no setting "RKLLMD_HTTP", did you mean http?`,
		"config = /d":                   `/c:1: there is no setting "config"`,
		"= x":                           `/c:1: there is no setting ""`,
		"http =":                        `/c:1: http has no value`,
		"http = a\n\nhttp = b":          `/c:3: http was set before, at /c:1`,
		"\x00\xff = \x00":               `/c:1: there is no setting "\x00\xff"`,
		"[section]\nlog-level = debug":  `/c:1: "[section]" must be NAME = VALUE`,
		"log-level = info\n; a comment": `/c:2: "; a comment" must be NAME = VALUE`,
	} {
		_, err = parse_config.ParseConfig("/c", text, cli.ServeSettings)
		require.ErrorIs(t, err, cli.ErrUsage, "%q", text)
		require.ErrorContains(t, err, want)
	}
}
