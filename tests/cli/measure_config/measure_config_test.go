package measure_config_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/measure_config"
	"rkllmd/completion"
)

func TestMeasureConfig(t *testing.T) {
	require.Zero(t, measure_config.MeasureConfig(completion.Config{}))
	config := completion.Config{Input: completion.Input{Messages: []completion.Turn{{Role: "user", Content: "über"}, {Role: "assistant", Content: "abc"}}}}
	require.Equal(t, 8, measure_config.MeasureConfig(config))
}
