package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/talk/measure_config"
	"rkllmd/faces/stream"
)

func TestMeasureConfig(t *testing.T) {
	require.Zero(t, measure_config.MeasureConfig(stream.Config{}))
	config := stream.Config{Input: stream.Input{Messages: []stream.Turn{{Role: "user", Content: "über"},
		{Role: "assistant", Content: "abc"}}}}
	require.Equal(t, 8, measure_config.MeasureConfig(config))
}
