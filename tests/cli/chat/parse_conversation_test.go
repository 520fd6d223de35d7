package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/parse_conversation"
)

func TestParseConversation(t *testing.T) {
	talk, err := parse_conversation.ParseConversation(
		[]byte(`{"system": "S", "thinking": true, "parameters": {"top_k": 3},
		"messages": [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "A"}]}`))
	require.NoError(t, err)
	require.Equal(t, []cli.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "A"}}, talk.Messages)
	require.Equal(t, "S", talk.System)
	require.True(t, talk.Thinking)
	require.EqualValues(t, 3, *talk.Parameters.TopK)
	_, err = parse_conversation.ParseConversation([]byte(`{"messages": null}`))
	require.NoError(t, err, "nothing was said yet")
	for text, words := range map[string]string{
		`x`:               `no conversation that /save has written: a value must stand here, not "x" (at byte 0)`,
		`[1]`:             `no conversation that /save has written: "messages" is missing, or of another type (array)`,
		`{"name": "x"}`:   `no conversation that /save has written: "messages" is missing`,
		`{"messages": 7}`: `no conversation that /save has written: "messages" is missing, or of another type (number)`,
		`{"messages": [{"role": "user", "content": "Q"}]}`:   "messages has 1 entries; each question must have its answer",
		`{"messages": [{"role": "user"}, {"role": "user"}]}`: `messages[1] has the role "user"; it must be "assistant"`,
		`{"messages": [], "branches": [[]]}`:                 "branches[0] is empty",
		`{"messages": [], "branches": [[{"role": "user"}]]}`: "branches[0] has 1 entries",
		`{"parameters": {"top_p": 5}}`:                       "top_p is 5",
	} {
		_, err := parse_conversation.ParseConversation([]byte(text))
		require.ErrorContains(t, err, words)
	}
}
