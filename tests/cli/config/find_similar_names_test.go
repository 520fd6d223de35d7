package config_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/config/find_similar_names"
)

func TestFindSimilarNames(t *testing.T) {
	settings := []cli.Setting{cli.SettingHTTP, cli.SettingLogLevel, cli.SettingLogFormat,
		cli.SettingConfig, cli.SettingConfine}
	for name, want := range map[string]string{
		"htp": ", did you mean http?", "LOG_LEVEL": ", did you mean log-level?",
		"--log":       ", did you mean log-level or log-format?",
		"RKLLMD_HTTP": ", did you mean http?",
		"config":      ": a file cannot name another one",
		"confin":      ", did you mean config or confine?",
		"colour":      ": the names are those of the flags that rkllmd serve --help lists, without --",
	} {
		require.Equal(t, want, find_similar_names.FindSimilarNames(name, settings), name)
	}
}
