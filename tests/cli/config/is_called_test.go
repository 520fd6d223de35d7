package config_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/config/is_called"
)

func TestIsCalled(t *testing.T) {
	require.True(t, is_called.IsCalled("http")(cli.SettingHTTP))
	require.False(t, is_called.IsCalled("http")(cli.SettingHTTPRate))
}
