package commands_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/commands/find_similar_flags"
)

func TestFindSimilarFlags(t *testing.T) {
	command := &cobra.Command{}
	for _, name := range []string{"temperature", "top-k", "top-p", "json"} {
		command.Flags().String(name, "", "")
	}
	for mistyped, want := range map[string][]string{
		"--temprature": {"--temperature"},
		"-temperature": {"--temperature"},
		"--temp":       {"--temperature"},
		"--topk":       {"--top-k", "--top-p"},
		"-jsn":         {"--json"},
		"-t":           nil,
		"--loud":       nil,
	} {
		require.ElementsMatch(t, want, find_similar_flags.FindSimilarFlags(command, mistyped), mistyped)
	}
}
