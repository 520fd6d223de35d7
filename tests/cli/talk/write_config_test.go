package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/write_config"
	"rkllmd/faces/stream"
	"rkllmd/tests/cli/talk/talk_messages"
)

func TestWriteConfig(t *testing.T) {
	seed := uint64(9)
	q, a := cli.Turn{Role: "user", Content: "Q"}, cli.Turn{Role: "assistant", Content: "A"}
	r, last := cli.Turn{Role: "user", Content: "R"}, cli.Turn{Role: "user", Content: "S"}
	chat := &cli.Chat{Conversation: cli.Conversation{System: "be", Thinking: true, Messages: []cli.Turn{q, a, r, a},
		Parameters: stream.Parameters{Seed: &seed}}}
	system := cli.Turn{Role: "system", Content: "be"}
	config := write_config.WriteConfig(chat, "S", false)
	require.Equal(t, talk_messages.TalkMessages(system, q, a, r, a, last), config.Messages)
	require.Equal(t, seed, *config.Parameters.Seed)
	require.True(t, config.Thinking && config.Options.Stream && config.Options.IncludeTiming)
	chat.Left = 2
	config = write_config.WriteConfig(chat, "S", true)
	require.Equal(t, talk_messages.TalkMessages(system, r, a, last), config.Messages)
	require.Nil(t, config.Parameters.Seed)
	chat.Left, chat.Conversation.System = 6, ""
	require.Equal(t, talk_messages.TalkMessages(last), write_config.WriteConfig(chat, "S", true).Messages,
		"of a conversation that has become shorter")
}
