package prompt_person_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/prompt_person"
	"rkllmd/tests/support/cli_chat"
)

func TestPromptPerson(t *testing.T) {
	test := cli_chat.CliChat(t)
	prompt_person.PromptPerson(test.Chat)
	require.Empty(t, test.Log.String(), "the prompts come from a file")
	test.Chat.Person = true
	prompt_person.PromptPerson(test.Chat)
	prompt_person.PromptPerson(test.Chat)
	require.Equal(t, "> ", test.Log.String(), "once")
	test.Chat.Prompted = false
	prompt_person.PromptPerson(test.Chat)
	require.Equal(t, "> > ", test.Log.String())
}
