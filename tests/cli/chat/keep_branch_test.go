package chat_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/keep_branch"
)

func TestKeepBranch(t *testing.T) {
	one := []cli.Turn{{Role: "user", Content: "1"}, {Role: "assistant", Content: "a"}}
	two := append(one[:2:2], cli.Turn{Role: "user", Content: "2"}, cli.Turn{Role: "assistant", Content: "b"})
	other := append(one[:2:2], cli.Turn{Role: "user", Content: "2"}, cli.Turn{Role: "assistant", Content: "c"})
	talk := &cli.Conversation{}
	for _, step := range []struct {
		turns []cli.Turn
		kept  [][]cli.Turn
	}{
		{nil, nil}, {one, [][]cli.Turn{one}}, {two, [][]cli.Turn{two}}, {one, [][]cli.Turn{two}},
		{other, [][]cli.Turn{two, other}}, {two, [][]cli.Turn{two, other}},
	} {
		keep_branch.KeepBranch(talk, step.turns)
		require.Equal(t, step.kept, talk.Branches)
	}
	for i := range cli.ChatBranches {
		keep_branch.KeepBranch(talk, []cli.Turn{{Role: "user", Content: strconv.Itoa(100 + i)}, {Role: "assistant"}})
	}
	require.Len(t, talk.Branches, cli.ChatBranches)
	require.Equal(t, "100", talk.Branches[0][0].Content, "the oldest have gone")
}
