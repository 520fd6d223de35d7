package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/write_config"
	"rkllmd/faces/stream"
)

func TestWriteConfig(t *testing.T) {
	seed := uint64(9)
	q, a := stream.Turn{Role: "user", Content: "Q"}, stream.Turn{Role: "assistant", Content: "A"}
	r, last := stream.Turn{Role: "user", Content: "R"}, stream.Turn{Role: "user", Content: "S"}
	chat := &cli.Chat{Conversation: cli.Conversation{System: "be", Thinking: true, Messages: []stream.Turn{q, a, r, a},
		Parameters: stream.Parameters{Seed: &seed}}}
	system := stream.Turn{Role: "system", Content: "be"}
	config := write_config.WriteConfig(chat, "S", false)
	require.Equal(t, []stream.Turn{system, q, a, r, a, last}, config.Messages)
	require.Equal(t, seed, *config.Parameters.Seed)
	require.True(t, config.Thinking && config.Options.Stream && config.Options.IncludeTiming)
	chat.Left = 2
	config = write_config.WriteConfig(chat, "S", true)
	require.Equal(t, []stream.Turn{system, r, a, last}, config.Messages)
	require.Nil(t, config.Parameters.Seed)
	chat.Left, chat.Conversation.System = 6, ""
	require.Equal(t, []stream.Turn{last}, write_config.WriteConfig(chat, "S", true).Messages,
		"of a conversation that has become shorter")
}
