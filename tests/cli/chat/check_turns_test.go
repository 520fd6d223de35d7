package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/check_turns"
)

func TestCheckTurns(t *testing.T) {
	user, assistant := cli.Turn{Role: "user"}, cli.Turn{Role: "assistant"}
	require.NoError(t, check_turns.CheckTurns("messages", nil))
	require.NoError(t, check_turns.CheckTurns("messages", []cli.Turn{user, assistant, user, assistant}))
	require.EqualError(t, check_turns.CheckTurns("branches[1]", []cli.Turn{user}),
		"branches[1] has 1 entries; each question must have its answer")
	require.EqualError(t, check_turns.CheckTurns("messages", []cli.Turn{user, user}),
		`messages[1] has the role "user"; it must be "assistant"`)
	user.Keep = cli.TurnPinned
	require.NoError(t, check_turns.CheckTurns("messages", []cli.Turn{user, assistant}))
	user.Keep = "ever"
	require.EqualError(t, check_turns.CheckTurns("messages", []cli.Turn{user, assistant}),
		`messages[0] has "ever" as keep; it must be "pin", "drop" or left out`)
}
