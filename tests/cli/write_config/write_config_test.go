package write_config_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/write_config"
	"rkllmd/completion"
)

func TestWriteConfig(t *testing.T) {
	seed := uint64(9)
	q, a := completion.Turn{Role: "user", Content: "Q"}, completion.Turn{Role: "assistant", Content: "A"}
	r, last := completion.Turn{Role: "user", Content: "R"}, completion.Turn{Role: "user", Content: "S"}
	chat := &cli.Chat{Conversation: cli.Conversation{System: "be", Thinking: true, Messages: []completion.Turn{q, a, r, a}, Parameters: completion.Parameters{Seed: &seed}}}
	system := completion.Turn{Role: "system", Content: "be"}
	config := write_config.WriteConfig(chat, "S", false)
	require.Equal(t, []completion.Turn{system, q, a, r, a, last}, config.Messages)
	require.Equal(t, seed, *config.Parameters.Seed)
	require.True(t, config.Thinking && config.Options.Stream && config.Options.IncludeTiming)
	chat.Left = 2
	config = write_config.WriteConfig(chat, "S", true)
	require.Equal(t, []completion.Turn{system, r, a, last}, config.Messages)
	require.Nil(t, config.Parameters.Seed)
	chat.Left, chat.Conversation.System = 6, ""
	require.Equal(t, []completion.Turn{last}, write_config.WriteConfig(chat, "S", true).Messages, "of a conversation that has become shorter")
}
