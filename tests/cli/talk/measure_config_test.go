package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/measure_config"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/talk/talk_messages"
)

func TestMeasureConfig(t *testing.T) {
	require.Zero(t, measure_config.MeasureConfig(stream.Config{}))
	config := stream.Config{}
	config.Messages = talk_messages.TalkMessages(cli.Turn{Role: "user", Content: "über"},
		cli.Turn{Role: "assistant", Content: "abc"})
	require.Equal(t, 8, measure_config.MeasureConfig(config))
}
